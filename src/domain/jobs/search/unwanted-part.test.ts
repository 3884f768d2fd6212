import { expect, test } from 'vitest'
import { partedByWish } from './unwanted-part.ts'

test.each([
  ['que no sea de noche', 'noche', ''],
  ['cambia callao por lurin', 'callao', 'lurin'],
  ['en lince no, en la victoria', 'lince', 'en la victoria'],
  ['en vez de mozo, barman', 'mozo', 'barman'],
  ['quita lo de remoto', 'remoto', ''],
  ['ya no importa el sueldo', 'sueldo', ''],
  ['no quiero call center, algo de cajera', 'call center', 'algo de cajera'],
  ['cajera sin fines de semana', 'fines de semana', 'cajera'],
  ['mozo no menos de 1500', '', 'mozo no menos de 1500'],
  ['no tengo experiencia', '', 'no tengo experiencia'],
  ['no, de barman', '', 'no, de barman'],
])('%j does not want %j', (text, unwanted, wanted) => {
  const parted = partedByWish(text)
  expect(parted.unwanted).toBe(unwanted)
  expect(parted.wanted.replace(/[ ,]+/g, ' ').trim()).toBe(wanted.replace(/[ ,]+/g, ' '))
})

test('a long text is taken apart at once', () => {
  for (const piece of ['no ', 'que no sea de ', 'cambia a por ', 'en vez de ', 'a b '])
    expect(partedByWish(piece.repeat(400).slice(0, 400)).wanted.length).toBeLessThan(500)
})
