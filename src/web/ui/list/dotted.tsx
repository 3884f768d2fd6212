import { Children, type ReactNode } from 'react'

/**
 * Short facts on a line with dots between them: 'Tupay · Fintech'. At a line break the dot disappears, because the left
 * edge is clipped. Empty facts are left out.
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
