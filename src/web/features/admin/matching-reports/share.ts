import { figure } from '#web/ui/chart/scale.ts'

/** 0.364 → '36.4%'. */
export const inPercent = (share: number | null): string =>
  share === null ? '—' : `${figure(Math.round(share * 1000) / 10)}%`

/** A figure that may be unknown. */
export const orDash = (value: number | null): string => (value === null ? '—' : figure(value))
