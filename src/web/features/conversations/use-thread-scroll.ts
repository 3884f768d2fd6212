import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** In px: a smaller distance from the end counts as the end. */
const nearEnd = 60
/** In px: a smaller distance from the beginning loads older messages. */
const nearBeginning = 200

type ThreadEnds = {
  /** Ids of the oldest and the newest message; they change when messages are added. */
  firstId: number | undefined
  lastId: number | undefined
  /** How many own messages are pending: the sender wants to see them. */
  pendingCount: number
  onNearBeginning: () => void
}

/**
 * Manages the scroll position of a thread. It opens at the end; older messages load above without moving the view, and new
 * ones scroll the view only when it is at the end.
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
