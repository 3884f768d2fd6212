import { expect, test } from 'vitest'
import { readReach } from './reach.ts'

test.each([
  ['Acepto salir a provincia por turnos', 'anywhere'],
  ['Puedo mudarme por una buena propuesta', 'anywhere'],
  ['Quiero dirigir mi propia cocina, en cualquier región', 'anywhere'],
  ['Busco trabajo de cocina, puedo salir fuera de Lima', 'anywhere'],
  ['Puedo trabajar fuera', 'anywhere'],
  ['Disponibilidad para provincias del Cusco', 'department'],
  ['Puedo ir a los distritos', 'department'],
  // Whoever travels comes home again; and what somebody did, or does not want, is no wish.
  ['Disponible para viajar a todo el Perú', 'home'],
  ['Organicé viajes a provincia', 'home'],
  ['No puedo mudarme', 'home'],
  ['Prefiero régimen atípico o Arequipa ciudad', 'home'],
  ['Diez años en cocina', 'home'],
] as const)('%s: %s', (text, reach) => expect(readReach(text)).toBe(reach))
