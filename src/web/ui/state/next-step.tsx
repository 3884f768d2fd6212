import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { DarkBlock } from '#web/ui/look/dark-block.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'

type NextStepBlockProps = {
  title: string
  text: string
  action: string
  /** The button's target: an address, or an anchor of the page ('#cv'). */
  to: string
  /** At the right on a wide screen: the progress as a staircase. */
  aside?: ReactNode
}

/** The first block of a panel: what to do next, in one sentence, with the button for it. */
export function NextStepBlock({ title, text, action, to, aside }: NextStepBlockProps) {
  const label = (
    <>
      {action}
      <ArrowRight className="icon" />
    </>
  )
  return (
    <DarkBlock className="grid items-end gap-6 md:grid-cols-[minmax(0,1fr)_auto]">
      <section aria-labelledby="siguiente-paso">
        <p className="text-sm font-strong text-accent-night">Tu siguiente paso</p>
        <h2
          id="siguiente-paso"
          className="mt-2 max-w-[24ch] text-[1.75rem] leading-8 tracking-head md:max-w-none"
        >
          {title}
        </h2>
        <p className="mt-2 max-w-[56ch] text-on-night-2">{text}</p>
        {to.startsWith('#') ? (
          <a href={to} className={buttonClass({ variant: 'primary' }, 'mt-5')}>
            {label}
          </a>
        ) : (
          <LinkButton to={to} className="mt-5">
            {label}
          </LinkButton>
        )}
      </section>
      {aside && <div className="max-md:hidden md:w-44">{aside}</div>}
    </DarkBlock>
  )
}
