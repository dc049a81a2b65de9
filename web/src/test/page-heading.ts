import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** The heading of a page that is here; one that is still on its way has the same. */
export const pageHeading = (name?: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const heading = screen.getByRole('heading', { level: 1, ...(name !== undefined && { name }) })
    expect(heading.closest('[aria-busy="true"]')).toBeNull()
    return heading
  })
