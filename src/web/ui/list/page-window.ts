/**
 * The page numbers of a pager: the first, the last, the current one and its neighbours; 'gap' stands for left-out pages. A
 * gap of a single page shows that page. Pages count from 1.
 */
export function pageWindow(current: number, total: number): (number | 'gap')[] {
  const shown = [...new Set([1, current - 1, current, current + 1, total])]
    .filter((page) => page >= 1 && page <= total)
    .sort((a, b) => a - b)
  return shown.flatMap((page, at) => {
    const before = shown[at - 1]
    if (before === undefined || page - before === 1) return [page]
    return page - before === 2 ? [page - 1, page] : ['gap' as const, page]
  })
}
