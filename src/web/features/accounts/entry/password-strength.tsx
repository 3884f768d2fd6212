import { type Strength, strengthOf } from '#domain/people/password-strength.ts'
import { cx } from '#web/ui/look/cx.ts'

const words: Record<Strength, string> = {
  0: 'Débil: súmale otra palabra.',
  1: 'Regular: con otra palabra queda buena.',
  2: 'Buena.',
  3: 'Muy buena.',
}

const colors: Record<Strength, string> = {
  0: 'bg-bad',
  1: 'bg-warn-ink',
  2: 'bg-ok-ink',
  3: 'bg-ok-ink',
}

/** The strength of a password, as a word and a bar of four segments. It refuses nothing. */
export function PasswordStrength({ password, known }: { password: string; known: readonly string[] }) {
  const strength = strengthOf(password, known)
  return (
    <div className="grid gap-1.5">
      <div aria-hidden="true" className="grid grid-cols-4 gap-1">
        {[0, 1, 2, 3].map((piece) => (
          <span
            key={piece}
            className={cx('h-1 rounded-full', piece <= strength ? colors[strength] : 'bg-match-track')}
          />
        ))}
      </div>
      <p role="status" className="text-xs text-ink-2">
        {words[strength]}
      </p>
    </div>
  )
}
