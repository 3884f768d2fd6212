import { expect, test } from 'vitest'
import { findAdWording } from './ad-wording.ts'

test.each([
  ['Edad: 18 a 30 años', 'Edad: 18 a 30 años'],
  ['Edad máxima 35 años', 'Edad máxima 35 años'],
  ['Requisitos: de 20 a 35 años', 'de 20 a 35 años'],
  ['Personas entre 25 y 40 años de edad', 'entre 25 y 40 años de edad'],
  ['Menores de 30 años', 'Menores de 30 años'],
  ['No mayor de 45 años', 'No mayor de 45 años'],
  ['Hasta 35 años', 'Hasta 35 años'],
  ['Sexo: femenino', 'Sexo: femenino'],
  ['Personal masculino para almacén', 'Personal masculino'],
  ['Se busca señorita para atención en tienda', 'Se busca señorita'],
  ['Señoritas para counter', 'Señoritas'],
  ['Solo varones', 'Solo varones'],
  ['De preferencia mujeres', 'De preferencia mujeres'],
  ['Buena presencia', 'Buena presencia'],
  ['EXCELENTE PRESENCIA y puntualidad', 'EXCELENTE PRESENCIA'],
  ['Estatura mínima 1.70', 'Estatura mínima'],
  ['Enviar CV con foto', 'CV con foto'],
  ['Adjuntar fotografía reciente', 'Adjuntar fotografía reciente'],
  ['Persona sin hijos', 'sin hijos'],
  ['Estado civil soltero', 'Estado civil soltero'],
  ['sin carga familiar', 'sin carga familiar'],
  ['Solo peruanos', 'Solo peruanos'],
  ['Nacionalidad: peruana', 'Nacionalidad: peruana'],
  ['No extranjeros', 'No extranjeros'],
  ['Ser católica practicante', 'Ser católica'],
  ['Abstenerse personas con discapacidad', 'Abstenerse personas con discapacidad'],
  ['Vivir en zonas aledañas', 'Vivir en zonas aledañas'],
])('%j is pointed out as %j', (text, term) => {
  const found = findAdWording(text)
  expect(found.map((wording) => wording.term)).toEqual([term])
  expect(text.slice(found[0]!.start, found[0]!.end)).toBe(term)
})

test.each([
  'Mayor de edad',
  'Ser mayor de 18 años',
  'Edad mínima: 18 años',
  'Cuidado de personas de la tercera edad',
  'Experiencia de 25 a 30 meses',
  'Experiencia de 15 a 20 años en el sector',
  'Atención a señoras y señores',
  'Ropa para señoritas y damas',
  'Venta de calzado para damas de temporada',
  'Presencia en redes sociales',
  'Buena imagen de la marca',
  'Tomar fotos de los productos con foto de catálogo',
  'Manejo de cámara: enviar fotografía de obra terminada',
  'Atención a niños menores de 14 años',
  'Registro Nacional de Identificación y Estado Civil',
  'Sin distinción de edad, sexo o estado civil',
  'Control de pacientes embarazadas',
  'Empresa con 25 años en el mercado',
  'Horario de 20 a 22 horas',
  'Fomentamos la contratación de personas con discapacidad',
  'Equipo joven y dinámico',
  'Clientes de nacionalidad extranjera',
  '',
  '😀'.repeat(200),
])('%j is fair', (text) => {
  expect(findAdWording(text)).toEqual([])
})

test('several finds come in order of appearance, none twice', () => {
  const text = 'Buscamos señoritas de 20 a 30 años, buena presencia, sin hijos'
  const found = findAdWording(text)
  expect(found.map(({ term }) => term)).toEqual([
    'Buscamos señoritas',
    'de 20 a 30 años',
    'buena presencia',
    'sin hijos',
  ])
})
