import { type RefObject, useEffect } from 'react'

/**
 * Gives the element the height that a phone's keyboard leaves, as `--visible-height` and `--visible-top`: the keyboard
 * covers the page without changing its size.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const view = window.visualViewport
    const { current } = element
    if (!isOn || !view || !current) return undefined
    const follow = () => {
      current.style.setProperty('--visible-height', `${view.height}px`)
      current.style.setProperty('--visible-top', `${view.offsetTop}px`)
    }
    follow()
    view.addEventListener('resize', follow)
    view.addEventListener('scroll', follow)
    return () => {
      view.removeEventListener('resize', follow)
      view.removeEventListener('scroll', follow)
      current.style.removeProperty('--visible-height')
      current.style.removeProperty('--visible-top')
    }
  }, [element, isOn])
}
