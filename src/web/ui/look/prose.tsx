import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { cx } from './cx.ts'

type ProseProps = {
  /** From our own content files, never from user input. */
  html: string
  /** Opens its links in a new tab: inside a form, the values must not be lost. */
  newTab?: boolean
  className?: string
}

/** Running text as HTML. Links within the site navigate without a page load. */
export function Prose({ html, newTab = false, className }: ProseProps) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = (event.target as Element).closest('a')
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !isPlain || link.origin !== location.origin) return
    // The browser handles an anchor of this page.
    if (link.getAttribute('href')?.startsWith('#')) return
    event.preventDefault()
    if (newTab) window.open(link.href, '_blank', 'noopener')
    else void navigate(link.pathname + link.search + link.hash)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it hears the clicks of its links, which the keyboard makes too
    <div className={cx('prose', className)} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
