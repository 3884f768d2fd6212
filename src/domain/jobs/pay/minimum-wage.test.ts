import { expect, test } from 'vitest'
import { isBelowMinimumWage } from './minimum-wage.ts'
import { parseSalary } from './salary.ts'

const isBelow = (pay: string, title = 'Cajera') => isBelowMinimumWage(parseSalary(pay), title, 1130)

test.each(['S/ 900', 'S/ 1,000 al mes', 'S/ 800 - 1,100', 'Hasta S/ 1,050', 'Desde S/ 600'])(
  '%s is below',
  (pay) => {
    expect(isBelow(pay)).toBe(true)
  },
)

test.each(['S/ 1,130', 'S/ 900 - 1,400', 'S/ 60 por día', 'S/ 10 por hora', 'US$ 900', 'A tratar', ''])(
  '%s is not',
  (pay) => {
    expect(isBelow(pay)).toBe(false)
  },
)

test.each(['Practicante de contabilidad', 'Prácticas preprofesionales', 'Cajera part time', 'Medio tiempo'])(
  '%s is paid otherwise',
  (title) => {
    expect(isBelow('S/ 800', title)).toBe(false)
  },
)
