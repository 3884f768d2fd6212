import type { ProfileGap } from '#contracts/vocabulary.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'

const gapWords: Record<ProfileGap, { label: string; to: string }> = {
  title: { label: 'Tu profesión u oficio', to: '/dashboard#datos' },
  experience: { label: 'Tu experiencia', to: '/dashboard/experiencia#experiencia' },
  skills: { label: 'Tus habilidades', to: '/dashboard/experiencia#habilidades' },
  education: { label: 'Tus estudios', to: '/dashboard/experiencia#estudios' },
  place: { label: 'Dónde vives', to: '/dashboard#datos' },
}

/** What the profile lacks for better scores, each with a link to add it. */
export function ProfileGaps({ gaps }: { gaps: readonly ProfileGap[] }) {
  if (gaps.length === 0) return null
  return (
    <ul aria-label="Lo que falta en tu perfil" className="flex flex-wrap gap-2">
      {gaps.map((gap) => (
        <li key={gap}>
          <LinkButton to={gapWords[gap].to} variant="secondary" size="sm">
            {gapWords[gap].label}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}
