import { Link } from 'react-router'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { Badge } from '#web/ui/look/badge.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { profileProgress } from '#web/features/professionals/panel/profile-steps.ts'
import type { OwnProfessional } from '#web/features/professionals/panel/professional-panel.ts'
import { profileHref } from '#web/features/professionals/page/profile.address.ts'
import { useChooseVisibility } from './use-choose-visibility.ts'
import { VISIBILITY_SETTINGS, visibilityLabels } from './visibility.words.ts'

/** In percent: from here on a profile is complete enough to be shown. */
const ENOUGH = 60

/** The public page: its state, with links to it and to the setting. It asks the question once, when there is something to show. */
export function PublicProfileCard({ professional }: { professional: OwnProfessional }) {
  const { id, visibility, isVisibilityChosen } = professional
  const isAsked = !isVisibilityChosen && profileProgress(professional).percent >= ENOUGH
  return (
    <Card title="Tu perfil público">
      <Badge tone={visibility === 'public' ? 'ok' : 'neutral'}>{visibilityLabels[visibility]}</Badge>
      {isAsked ? (
        <Question />
      ) : (
        <p className="mt-3 text-sm text-ink-2">
          {visibility === 'public'
            ? 'Cualquiera puede abrirlo. Tu correo y tu teléfono no aparecen.'
            : 'Nadie más lo encuentra. Cuando postulas, esa empresa ve tus datos y tu CV.'}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <LinkButton to={profileHref(id)} variant="secondary" size="sm">
          Ver mi perfil público
        </LinkButton>
        {!isAsked && (
          <Link to={VISIBILITY_SETTINGS} className="link">
            Cambiar quién me ve
          </Link>
        )}
      </div>
    </Card>
  )
}

function Question() {
  const { choose, choosing } = useChooseVisibility()
  const answer = async (visibility: 'public' | 'applied') => {
    if (await choose(visibility)) showToast({ title: 'Guardamos quién puede verte' })
  }
  return (
    <div role="group" aria-labelledby="quien-me-ve" className="mt-3 grid gap-3">
      <p className="text-sm text-ink-2">
        <strong id="quien-me-ve" className="block font-strong text-ink">
          ¿Quieres que otros vean tu perfil?
        </strong>
        Público, lo abre cualquiera que tenga el enlace, y sale en el directorio cuando ofreces un servicio.
        Tu correo y tu teléfono no aparecen. Lo cambias cuando quieras.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          busy={choosing === 'public'}
          disabled={choosing !== null}
          onClick={() => void answer('public')}
        >
          Sí, hacerlo público
        </Button>
        <Button
          variant="secondary"
          size="sm"
          busy={choosing === 'applied'}
          disabled={choosing !== null}
          onClick={() => void answer('applied')}
        >
          No, solo donde postulo
        </Button>
      </div>
    </div>
  )
}
