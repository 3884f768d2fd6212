import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** In px: nearer to the end than this is at the end. */
const nearEnd = 60
/** In px: nearer to the beginning than this, older messages are asked for. */
const nearBeginning = 200

type ThreadEnds = {
  /** Of the oldest and the newest message; they change when older or newer ones come. */
  firstId: number | undefined
  lastId: number | undefined
  /** How many own messages are on their way: the person who sends wants to see them. */
  pendingCount: number
  onNearBeginning: () => void
}

/**
 * Keeps the place in a thread: it opens at its end, older messages come in above without moving what is read, and new ones
 * are followed only by who is at the end.
 */
export function useThreadScroll({ firstId, lastId, pendingCount, onNearBeginning }: ThreadEnds) {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLOListElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const [hasNew, setNew] = useState(false)
  const place = useRef({ isAtEnd: true, firstId, lastId, pendingCount, height: 0 })

  const toEnd = useCallback(() => {
    const box = scroller.current
    if (box) box.scrollTop = box.scrollHeight
  }, [])

  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    const before = place.current
    const cameAbove = before.firstId !== undefined && firstId !== undefined && firstId < before.firstId
    if (cameAbove) box.scrollTop += box.scrollHeight - before.height
    else if (before.isAtEnd || pendingCount > before.pendingCount) toEnd()
    else if (lastId !== before.lastId) setNew(true)
    place.current = { ...before, firstId, lastId, pendingCount, height: box.scrollHeight }
  }, [firstId, lastId, pendingCount, toEnd])

  useEffect(() => {
    const box = scroller.current
    if (!box) return undefined
    const observer = new ResizeObserver(() => {
      if (place.current.isAtEnd) toEnd()
      place.current.height = box.scrollHeight
    })
    observer.observe(box)
    if (content.current) observer.observe(content.current)
    return () => observer.disconnect()
  }, [toEnd])

  const onScroll = () => {
    const box = scroller.current
    if (!box) return
    const atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd
    place.current.isAtEnd = atEnd
    place.current.height = box.scrollHeight
    setAtEnd(atEnd)
    if (atEnd) setNew(false)
    if (box.scrollTop < nearBeginning) onNearBeginning()
  }
  return { scroller, content, onScroll, toEnd, isAtEnd, hasNew: hasNew && !isAtEnd }
}
