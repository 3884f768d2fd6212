import { Link } from 'react-router'
import { useResource } from '#web/lib/resource.ts'
import { Badge } from '#web/ui/look/badge.tsx'
import { ownProfileResource } from '#web/features/professionals/panel/own-profile.resource.ts'
import {
  seenBy,
  VISIBILITY_SETTINGS,
  visibilityLabels,
} from '#web/features/professionals/visibility/visibility.words.ts'

/** On the person's own page: who can see it, and a link to change that. */
export function OwnState() {
  const own = useResource(ownProfileResource, true)
  if (!own) return null
  return (
    <div className="grid max-w-80 justify-items-start gap-1 text-sm text-ink-2 sm:justify-items-end sm:text-right">
      <Badge tone={own.visibility === 'public' ? 'ok' : 'neutral'}>{visibilityLabels[own.visibility]}</Badge>
      <p>{seenBy[own.visibility]}</p>
      <Link to={VISIBILITY_SETTINGS} className="link">
        Cambiar quién me ve
      </Link>
    </div>
  )
}
