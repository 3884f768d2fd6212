import { describe, expect, test } from 'vitest'
import type { Recipient } from '#contracts/admin/campaigns.contract.ts'
import { nobody, reachInWords, reachOf, wholeOf, withoutPerson, withPeople } from './selection.ts'

const person = (id: number, values: Partial<Recipient> = {}): Recipient => ({
  id,
  email: `p${id}@ejemplo.pe`,
  username: `p${id}`,
  userType: 'professional',
  firstName: 'Rosa',
  lastName: 'Quispe',
  companyName: '',
  isSuspended: false,
  agrees: false,
  ...values,
})
const all = wholeOf({ q: 'rosa', userType: 'all' }, { found: 1300, service: 1250, marketing: 1 })

describe('who receives it', () => {
  test.each([
    [nobody, 'service', 0, 'Todavía no elegiste a nadie.'],
    [withPeople(nobody, [person(1)]), 'service', 1, 'Lo recibe 1 persona.'],
    [
      withPeople(nobody, [person(1, { agrees: true }), person(2)]),
      'marketing',
      1,
      'Lo recibe 1 de 2 personas: 1 no aceptó recibir novedades.',
    ],
    [
      withPeople(nobody, [person(1, { isSuspended: true, agrees: true }), person(2)]),
      'marketing',
      0,
      'Nadie lo recibe: 1 no aceptó recibir novedades y 1 tiene la cuenta suspendida.',
    ],
    [all, 'service', 1250, 'Lo reciben 1,250 de 1,300 personas: 50 tienen la cuenta suspendida.'],
    [
      all,
      'marketing',
      1,
      'Lo recibe 1 de 1,300 personas: 1,249 no aceptaron recibir novedades y 50 tienen la cuenta suspendida.',
    ],
  ] as const)('%# is said with its reasons', (selection, kind, receives, words) => {
    const reach = reachOf(selection, kind)
    expect(reach.receives).toBe(receives)
    expect(reachInWords(reach)).toBe(words)
  })
})

test('a person is chosen once, removed, and replaces the whole result', () => {
  const two = withPeople(withPeople(nobody, [person(1)]), [person(1), person(2)])
  expect([...two.people.keys()]).toEqual([1, 2])
  expect([...withoutPerson(two, 1).people.keys()]).toEqual([2])
  expect(withPeople(all, [person(3)])).toMatchObject({ whole: null })
  expect(withoutPerson(all, 3)).toEqual(nobody)
})
