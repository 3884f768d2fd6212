import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import type { PublicProfessional } from '#contracts/professionals/professionals.contract.ts'
import type { Review } from '#contracts/reputation/reputation.contract.ts'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { ReportLink } from '#web/features/support/abuse-reports/report-link.tsx'
import { useSession } from '#web/features/accounts/session/session.resource.ts'
import { loginHref } from '#web/lib/return.address.ts'
import { profileHref, REVIEWED_SERVICE, reviewHref } from './profile.address.ts'

// Loaded on demand: few people open them.
const loadReview = () => import('#web/features/reputation/reviews/review-dialog.tsx')
const ReviewDialog = lazy(async () => ({ default: (await loadReview()).ReviewDialog }))
const loadEndorse = () => import('#web/features/reputation/endorsements/endorse-dialog.tsx')
const EndorseDialog = lazy(async () => ({ default: (await loadEndorse()).EndorseDialog }))

type Voice = 'review' | 'endorse'
/** An address with one of these anchors opens the form: from a completed hire, from a service, after a login. */
const ASKED: Record<string, Voice | undefined> = { '#reviews': 'review', '#validar': 'endorse' }

export type ProfileVoices = {
  /** Above the reviews and the endorsements: what the viewer can add. */
  overReviews: ReactNode
  overSkills: ReactNode
  /** On a review, for a signed-in viewer. */
  ofReview: (review: Review) => ReactNode
  dialog: ReactNode
}

/** What a viewer can add to a profile: companies review, every signed-in user endorses skills; not on the own profile. */
export function useProfileVoices(
  professional: Pick<PublicProfessional, 'id' | 'userId' | 'firstName'>,
  skills: readonly string[],
): ProfileVoices {
  const { id, userId, firstName } = professional
  const session = useSession()
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<Voice | null>(null)
  const viewer = session.status === 'user' ? session.user : null
  const isOwn = viewer?.id === userId
  const mayReview = viewer?.userType === 'company'
  const mayEndorse = viewer !== null && !isOwn
  const requested = ASKED[hash] ?? null

  useEffect(() => {
    if (requested === 'review' && !search.includes('resenas'))
      void navigate(reviewHref(id), { replace: true, preventScrollReset: true })
    // oxlint-disable-next-line react/exhaustive-deps -- only the arrival
  }, [])
  useEffect(() => {
    if ((requested === 'review' && mayReview) || (requested === 'endorse' && mayEndorse)) setOpen(requested)
    // Only the first load opens it: closing must not open it again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [mayReview, mayEndorse])

  const loginTo = (back: string) => loginHref(back)
  const line = (content: ReactNode) => (
    <div className="mb-4 flex min-h-control-sm flex-wrap items-center justify-end gap-3">{content}</div>
  )
  const press = (voice: Voice, label: string) => (
    <Button
      variant="secondary"
      size="sm"
      onPointerEnter={() => void (voice === 'review' ? loadReview() : loadEndorse())}
      onClick={() => setOpen(voice)}
    >
      {label}
    </Button>
  )
  const signIn = (voice: Voice, label: string) => {
    const back = voice === 'review' ? reviewHref(id) : `${profileHref(id, 'habilidades')}#validar`
    return (
      <LinkButton to={loginTo(back)} rel="nofollow" variant="quiet" size="sm">
        {label}
      </LinkButton>
    )
  }
  const isVisitor = session.status === 'visitor'
  const panel = (to: string, label: string) => (
    <LinkButton to={to} variant="secondary" size="sm">
      {label}
    </LinkButton>
  )
  return {
    overReviews: line(
      mayReview
        ? press('review', 'Escribir reseña')
        : isOwn
          ? panel('/dashboard/resenas', 'Responder en mi panel')
          : isVisitor && signIn('review', 'Inicia sesión para escribir una reseña'),
    ),
    overSkills: line(
      mayEndorse
        ? press('endorse', 'Validar habilidad')
        : isOwn
          ? panel('/dashboard/validaciones', 'Ver en mi panel')
          : isVisitor && signIn('endorse', 'Inicia sesión para validar una habilidad'),
    ),
    ofReview: (review) =>
      viewer && (
        <span className="text-xs">
          <ReportLink thing={{ kind: 'review', id: review.id, title: `Reseña de ${review.companyName}` }} />
        </span>
      ),
    dialog: open && (
      <Suspense fallback={null}>
        {open === 'review' ? (
          <ReviewDialog
            professional={{ id, firstName }}
            serviceId={Number(new URLSearchParams(search).get(REVIEWED_SERVICE)) || null}
            onClose={() => setOpen(null)}
            onChanged={() => void revalidate()}
          />
        ) : (
          <EndorseDialog
            professional={{ id, firstName }}
            skills={skills}
            onClose={() => setOpen(null)}
            onChanged={() => void revalidate()}
          />
        )}
      </Suspense>
    ),
  }
}
