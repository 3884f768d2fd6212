import BellPlus from 'lucide-react/icons/bell-plus'
import { lazy, Suspense, useState } from 'react'
import { buttonClass } from '#web/ui/action/button-style.ts'

const loadDialog = () => import('./alert-dialog.tsx')
// Loaded on demand: most people never open it.
const AlertDialog = lazy(async () => ({ default: (await loadDialog()).AlertDialog }))

/** 'Crear alerta' beside a list's count: a dialog with scripts, the page of alerts without. */
export function CreateAlert({ search, words }: { search: string; words: string }) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  return (
    <>
      <a
        href={`/alertas?${new URLSearchParams({ busqueda: search })}`}
        rel="nofollow"
        className={buttonClass({ variant: 'quiet', size: 'sm' }, '-mx-2')}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={(event) => {
          event.preventDefault()
          setOpened(true)
          setOpen(true)
        }}
      >
        <BellPlus className="icon" />
        Crear alerta
      </a>
      {wasOpened && (
        <Suspense>
          <AlertDialog open={isOpen} onClose={() => setOpen(false)} search={search} words={words} />
        </Suspense>
      )}
    </>
  )
}
