import { Children, type ReactNode } from 'react'

/**
 * Small facts on a line with dots between them: 'Tupay · Fintech'. Where the line breaks, the dot goes: it would stand at the
 * left edge, which is clipped. Empty facts are left out.
 */
export function Dotted({ children }: { children: ReactNode }) {
  const facts = Children.toArray(children).filter(Boolean)
  return (
    <span className="dotted">
      <span>
        {Children.map(facts, (fact, index) => (
          <span>
            {index > 0 && <span className="absolute left-[0.27em]"> · </span>}
            {fact}
          </span>
        ))}
      </span>
    </span>
  )
}
