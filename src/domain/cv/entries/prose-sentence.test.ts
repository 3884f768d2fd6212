import { expect, test } from 'vitest'
import { readProse } from './prose-sentence.ts'

const told = (sentence: string) => {
  const { position, company, place, period } = readProse(sentence)
  return [position, company, place, period?.start ?? null, period?.isCurrent ? 'now' : (period?.end ?? null)]
}

test.each([
  [
    'Desde febrero de 2020 trabajo como asistente contable en Comercial Andina S.A.C., en Arequipa.',
    ['asistente contable', 'Comercial Andina S.A.C.', 'Arequipa', '2020-02', 'now'],
  ],
  [
    'Fui vendedora de la tienda Modas Karina entre 2015 y 2018.',
    ['vendedora', 'tienda Modas Karina', null, '2015', '2018'],
  ],
  [
    'De 2017 a 2019: cocinero, Restaurante El Fogón.',
    ['cocinero', 'Restaurante El Fogón', null, '2017', '2019'],
  ],
  [
    'Entre marzo de 2012 y mayo de 2014 me desempeñé como Jefe de Almacén en la empresa Textiles Puyango.',
    ['Jefe de Almacén', 'Textiles Puyango', null, '2012-03', '2014-05'],
  ],
  [
    'Del 2010 al 2012 laboré en Clínica Los Sauces (Piura), desempeñando el cargo de Técnica en Enfermería.',
    ['Técnica en Enfermería', 'Clínica Los Sauces', 'Piura', '2010', '2012'],
  ],
  [
    'Actualmente soy cajera en Minimarket Doña Peta, en Sullana, desde 2021.',
    ['cajera', 'Minimarket Doña Peta', 'Sullana', '2021', 'now'],
  ],
  [
    'Empecé en 2008 como ayudante en Taller Rojas y me quedé ahí hasta 2011.',
    ['ayudante', 'Taller Rojas', null, '2008', '2011'],
  ],
  [
    'Capataz de Constructora Hnos. Vera S.R.L., de 2006 a 2013.',
    ['Capataz', 'Constructora Hnos. Vera S.R.L.', null, '2006', '2013'],
  ],
  ['En 2019 fui mozo en el Hostal Sol.', ['mozo', 'Hostal Sol', null, '2019', '2019']],
  [
    'El 2010 y 2011 fui niñera con la familia Paz Luna.',
    ['niñera', 'familia Paz Luna', null, '2010', '2011'],
  ],
  ['Trabajo por mi cuenta como gasfitero desde 2016.', ['gasfitero', null, null, '2016', 'now']],
])('%s', (sentence, job) => {
  expect(told(sentence)).toEqual(job)
})

test.each(['Cierre de caja y cuadre de inventarios.', 'Reduje los reclamos en 20 %.'])(
  'no post in: %s',
  (sentence) => {
    expect(readProse(sentence).position).toBeNull()
  },
)
