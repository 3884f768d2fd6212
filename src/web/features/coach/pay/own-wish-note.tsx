import { Link } from 'react-router'
import { wishAgainst, type WishedPay, type WishPosition } from '#domain/coach/pay/own-wish.ts'
import { formatSalary } from '#domain/jobs/pay/salary-format.ts'
import { Note } from '#web/ui/state/note.tsx'
import type { Quartiles } from './own-wish.tsx'

const positions: Record<WishPosition, string> = {
  below: 'es menos de lo que pagan tres de cada cuatro de estos avisos.',
  lower: 'está por debajo de la mediana de estos avisos.',
  around: 'incluye la mediana de estos avisos.',
  upper: 'está por encima de la mediana de estos avisos.',
  above: 'es más de lo que pagan tres de cada cuatro de estos avisos.',
}

const inCents = (amount: number | null) => amount && amount * 100

/** One sentence: what the person expects, and where that lies. */
export function OwnWishNote({ wish, quartiles }: { wish: WishedPay; quartiles: Quartiles }) {
  const { min, max, currency } = wish
  const position = wishAgainst(wish, quartiles)
  return (
    <Note tone="info">
      Tu sueldo esperado,{' '}
      <b className="font-strong">{formatSalary({ min: inCents(min), max: inCents(max), currency })} al mes</b>
      ,{' '}
      {position === null
        ? 'está en dólares, y estos avisos pagan en soles: no los comparamos.'
        : positions[position]}{' '}
      Solo lo ves tú.{' '}
      <Link to="/dashboard/configuracion#rubro" className="link">
        Cambiarlo
      </Link>
    </Note>
  )
}
