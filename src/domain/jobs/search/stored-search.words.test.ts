import { expect, test } from 'vitest'
import { searchInWords } from './stored-search.words.ts'

test.each([
  ['', 'Todos los empleos'],
  ['q=analista&location=Lima&mode=remote', 'Analista en Lima, remoto'],
  ['category=Ventas&location=Cusco', 'Empleos de Ventas en Cusco'],
  ['location=Remoto', 'Empleos, remoto'],
  ['q=%C3%B1andutero', 'Ñandutero'],
  ['q=contador&category=Finanzas&mode=onsite&mode=hybrid', 'Contador, Finanzas, presencial o híbrido'],
  ['experience=1-2&experience=3-5&withSalary=true', 'Empleos, 1 a 2 o 3 a 5 años, con sueldo visible'],
  ['mode=nonsense&experience=9&page=3&sort=recent', 'Todos los empleos'],
  ['category=recursos-humanos&location=la-libertad', 'Empleos de Recursos Humanos en La Libertad'],
  ['location=lima&province=lima-metropolitana&district=miraflores-lima', 'Empleos en Miraflores, Lima'],
  ['q=chef&location=cusco&withRemote=on&minPay=3000', 'Chef en Cusco o remoto, desde S/\u00A03,000 al mes'],
  ['minPay=mucho', 'Todos los empleos'],
  ['%%%=%', 'Todos los empleos'],
])('%s is "%s"', (search, words) => {
  expect(searchInWords(search)).toBe(words)
})
