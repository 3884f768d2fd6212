/** A box of the window, in its pixels. */
interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** As in `help.css`: the tab is narrow enough for the margin of every page. */
const TAB = { width: 24, height: 56 }
const STEP = 12
/** Without `scrollend`, scrolling counts as finished this long after the last movement. */
const REST_MS = 200

const controls =
  'a[href], button, input, select, textarea, summary, label, iframe, [role=button], [role=tab], [role=menuitem], [tabindex="0"]'

/**
 * Keeps a fixed corner element off controls and text. With free space it is `round`; otherwise it becomes a `tab` at the
 * edge, moved up as far as needed; with no free place it goes `aside`. It shrinks at once and grows only when scrolling
 * ends. Returns a function that stops it.
 */
export function keepClear(corner: HTMLElement): () => void {
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const place = (mayGrow: boolean) => {
    const home = corner.getBoundingClientRect()
    if (home.width === 0) return
    const taken = boxesOfControls(corner)
    const isFree = (box: Box) => !taken.some((other) => overlap(box, other)) && !hasWords(box, corner)
    const isRound = corner.dataset.form !== 'tab' && corner.dataset.form !== 'aside'
    if ((mayGrow || isRound) && isFree(home)) return set(corner, 'round', 0)
    const lift = liftOfTab(home, isFree)
    return lift === null ? set(corner, 'aside', 0) : set(corner, 'tab', lift)
  }

  const look = (mayGrow: boolean) => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => place(mayGrow))
  }
  const rest = () => {
    clearTimeout(timer)
    look(true)
  }
  const onScroll = () => {
    look(false)
    clearTimeout(timer)
    timer = setTimeout(rest, REST_MS)
  }

  rest()
  const changes = new MutationObserver(rest)
  changes.observe(document.body, { childList: true, subtree: true })
  const size = new ResizeObserver(rest)
  size.observe(document.body)
  const ending = new AbortController()
  const { signal } = ending
  document.addEventListener('scroll', onScroll, { passive: true, capture: true, signal })
  document.addEventListener('scrollend', rest, { capture: true, signal })
  document.addEventListener('toggle', rest, { capture: true, signal })
  addEventListener('resize', rest, { signal })
  return () => {
    ending.abort()
    changes.disconnect()
    size.disconnect()
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
}

function set(corner: HTMLElement, form: 'round' | 'tab' | 'aside', lift: number): void {
  if (corner.dataset.form !== form) corner.dataset.form = form
  corner.style.setProperty('--lift', `${-lift}px`)
}

/** How far above the corner's foot the tab finds a free place in the lower half of the window. */
function liftOfTab(home: Box, isFree: (box: Box) => boolean): number | null {
  const right = document.documentElement.clientWidth
  for (let lift = 0; home.bottom - lift - TAB.height > innerHeight / 2; lift += STEP) {
    const bottom = home.bottom - lift
    if (isFree({ left: right - TAB.width, right, top: bottom - TAB.height, bottom })) return lift
  }
  return null
}

/** For links only the boxes of their text, line by line: a row that is one link may be covered at its empty margin. */
function boxesOfControls(corner: Element): Box[] {
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => !corner.contains(control) && !isRegion(control))
    .flatMap((control) => Array.from(control.getClientRects()))
    .filter(
      ({ top, bottom, width }) => width > 0 && bottom > innerHeight / 2 - TAB.height && top < innerHeight,
    )
}

/** A focusable scroll region is not a control. */
const isRegion = (element: Element) =>
  element.matches('[tabindex="0"]:not(a, button, input, [role])') || element.clientHeight > innerHeight / 2

/** Whether the box covers text. It tests points that are as close together as lines of text. */
function hasWords(box: Box, corner: Element): boolean {
  const seen = new Set<Element>()
  for (let y = box.top + 2; y < box.bottom; y += 13)
    for (let x = box.left + 2; x < box.right; x += 20)
      for (const element of document.elementsFromPoint(x, y))
        if (!seen.has(element) && !corner.contains(element)) seen.add(element)
  return [...seen].some((element) => [...element.childNodes].some((node) => isLineIn(node, box)))
}

function isLineIn(node: ChildNode, box: Box): boolean {
  if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false
  const range = document.createRange()
  range.selectNodeContents(node)
  return [...range.getClientRects()].some((line) => overlap(box, line))
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
