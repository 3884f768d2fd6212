import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Service } from '#contracts/services/services.contract.ts'
import { Button } from '#web/ui/action/button.tsx'
import type { ButtonLook } from '#web/ui/action/button-style.ts'
import { useSession } from '#web/features/accounts/session/session.resource.ts'

// Loaded on demand: only companies open it.
const loadDialog = () => import('./book-dialog.tsx')
const BookDialog = lazy(async () => ({ default: (await loadDialog()).BookDialog }))

/** An address with this parameter and the service's id opens the form. */
export const bookParameter = 'agendar'

export type BookableService = Pick<Service, 'id' | 'title' | 'professionalId'> & {
  professional: Pick<Service['professional'], 'firstName'>
}

type BookActionProps = Pick<ButtonLook, 'size' | 'block'> & { service: BookableService }

/** 'Agendar', for companies only: opens the form to book a call about the service. */
export function BookAction({ service, ...look }: BookActionProps) {
  const session = useSession()
  const { search } = useLocation()
  const isCompany = session.status === 'user' && session.user.userType === 'company'
  const [isOpen, setOpen] = useState(false)
  const isAsked = new URLSearchParams(search).get(bookParameter) === String(service.id)
  useEffect(() => {
    if (isCompany && isAsked) setOpen(true)
    // Only the first load opens it: closing must not open it again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isCompany])
  if (!isCompany) return null
  const prepare = () => void loadDialog()
  return (
    <>
      <Button
        variant="secondary"
        {...look}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        <span>
          Agendar<span className="sr-only">: {service.title}</span>
        </span>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <BookDialog service={service} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
