import { answerOptions } from './answer-filter.ts'
import type { Board } from './candidate-board.resource.ts'

/** `etapa:7` → 'Llamada': what the company's own values of the filters are called. */
export const namesOf = (board: Board): ReadonlyMap<string, string> =>
  new Map([
    ...board.columns.map(({ id, name }): [string, string] => [`etapa:${id}`, name]),
    ...board.tags.map(({ id, name }): [string, string] => [`etiqueta:${id}`, name]),
    ...answerOptions(board).map(({ value, label }): [string, string] => [`respuesta:${value}`, label]),
  ])
