import { CalendarHeart } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BirthDialog } from '@/features/birth-profile'
import { Button } from '@/ui/button'

/** Why a reading is missing, and the form of the birth profile one tap away. */
export function SetBirth({ text }: { text: string }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <div className="grid justify-items-start gap-3 rounded-3 bg-soft px-4 py-4 text-on-soft">
      <p>{text}</p>
      <Button size="small" onClick={() => setOpen(true)}>
        <CalendarHeart aria-hidden className="size-4" />
        {t('birth.set')}
      </Button>
      {open && <BirthDialog onClose={() => setOpen(false)} />}
    </div>
  )
}

/** Opens the form of what is kept, to change it. */
export function EditBirth() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
        {t('birth.edit')}
      </Button>
      {open && <BirthDialog onClose={() => setOpen(false)} />}
    </>
  )
}
