/**
 * The outline of a chakana as an SVG path: a square cross with stepped arms. `arm` is half the width of an arm, `step` the side of
 * one step, `steps` their number; the half-size is arm + steps × step.
 */
export function chakanaPath(cx: number, cy: number, arm: number, step: number, steps: number): string {
  const half = arm + step * steps
  const descend = (x: number, y: number) => `v${y * step}h${x * step}`.repeat(steps)
  const turn = (x: number, y: number) => `h${x * step}v${y * step}`.repeat(steps)
  return (
    `M${cx - arm} ${cy - half}h${2 * arm}${descend(1, 1)}` +
    `v${2 * arm}${turn(-1, 1)}h${-2 * arm}${descend(-1, -1)}v${-2 * arm}${turn(1, -1)}z`
  )
}
