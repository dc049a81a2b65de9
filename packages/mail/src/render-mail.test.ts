import { expect, it } from 'vitest'
import { renderMail } from './render-mail.ts'

const mail = renderMail(
  {
    subject: 'Reset\r\nBcc: everybody@example.com',
    heading: 'A new password',
    paragraphs: ['Hello <b>Sam</b> & co.'],
    action: { label: 'Choose one', url: 'https://lumen.example/auth/reset?token=a&b="' },
    quote: { intro: 'You wrote:', text: 'One\n<Two>' },
    notes: ['It holds for an hour.'],
    footer: 'Lumen',
    language: 'en',
    product: 'Lumen',
  },
  { id: 'id', address: 'sam@example.com' },
)

it('says the same in plain text and in HTML', () => {
  for (const text of ['A new password', 'Choose one', 'It holds for an hour.', 'Lumen']) {
    expect(mail.text).toContain(text)
    expect(mail.html).toContain(text)
  }
  expect(mail.text).toContain('https://lumen.example/auth/reset?token=a&b="')
})

it('quotes line by line', () => {
  expect(mail.text).toContain('You wrote:\n> One\n> <Two>\n')
  expect(mail.html).toContain('One<br>&lt;Two&gt;')
})

it('lets nobody write markup or headers', () => {
  expect(mail.subject).toBe('Reset Bcc: everybody@example.com')
  expect(mail.html).toContain('Hello &lt;b&gt;Sam&lt;/b&gt; &amp; co.')
  expect(mail.html).toContain('href="https://lumen.example/auth/reset?token=a&amp;b=&quot;"')
})
