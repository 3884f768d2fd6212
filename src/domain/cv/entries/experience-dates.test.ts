import { expect, test } from 'vitest'
import { readCvText } from '#domain/cv/read-cv.ts'

/** Two jobs with dates in one format; returns the position, company and dates of each. */
function jobsOf(text: string): string[] {
  const { experiences } = readCvText(`Juana Pérez Soto\njuana@ejemplo.pe\n\nEXPERIENCIA LABORAL\n${text}`)
  return experiences.map(
    ({ position, company, start, end, isCurrent }) =>
      `${position?.value} @ ${company?.value} ${start?.value}..${isCurrent ? 'now' : end?.value}`,
  )
}

const HABITS = [
  ['Q1 2022 – Q3 2023', '2022..2023', 'Q1 2020 – Q4 2021', '2020..2021'],
  ['III 2021 - IV 2022', '2021..2022', 'I 2019 - II 2020', '2019..2020'],
  ['01/2022 – 12/2023', '2022-01..2023-12', '13/2019 – 12/2021', '2019..2021-12'],
  ['2022 a más', '2022..now', '2019 – 2021', '2019..2021'],
  ['2022 –', '2022..undefined', '2019 – 2021', '2019..2021'],
  ['Mar 2022 –', '2022-03..undefined', 'Ene 2019 – Feb 2022', '2019-01..2022-02'],
  ['03/22 - 12/23', '2022-03..2023-12', '03/19 - 12/21', '2019-03..2021-12'],
  ['mar2020-dic2021', '2020-03..2021-12', 'feb2019-mar2020', '2019-02..2020-03'],
  ['15/03/21 a la fecha', '2021-03..now', '15/03/19 al 20/12/20', '2019-03..2020-12'],
  ['Marzo 2021 – ?', '2021-03..undefined', 'Enero 2019 – Junio', '2019-01..undefined'],
  ['II Semestre 2020 – a la fecha', '2020..now', '2018-I – 2019-II', '2018..2019'],
  ['2021 a la actualidad', '2021..now', 'Hasta 2020', 'undefined..2020'],
] as const

test.each(HABITS)('below the names: %s', (later, first, earlier, second) => {
  const text = `Trébol S.A.C.\nCajera\n${later}\n- Atención en caja\n\nQuipu S.A.C.\nReponedora\n${earlier}\n- Orden de la tienda\n`
  expect(jobsOf(text)).toEqual([`Cajera @ Trébol S.A.C. ${first}`, `Reponedora @ Quipu S.A.C. ${second}`])
})

test.each(HABITS)('behind the names: %s', (later, first, earlier, second) => {
  const text = `Cajera | Trébol S.A.C. | ${later}\n- Atención en caja\n\nReponedora | Quipu S.A.C. | ${earlier}\n- Orden de la tienda\n`
  expect(jobsOf(text)).toEqual([`Cajera @ Trébol S.A.C. ${first}`, `Reponedora @ Quipu S.A.C. ${second}`])
})
