import { expect, test } from 'vitest'
import { cutItems, listSigns } from './cut-items.ts'

const cut = (text: string, others: readonly string[] = []) => cutItems(text, listSigns([text, ...others]))

test.each([
  ['Excel + SAP + Power BI', ['Excel', 'SAP', 'Power BI']],
  ['Títeres ◆ Canva ◆ Cuentos', ['Títeres', 'Canva', 'Cuentos']],
  ['Excel – intermedio', ['Excel – intermedio']],
  ['(X) Excel (X) Arqueo de caja', ['Excel', 'Arqueo de caja']],
  ['Excel, SAP y Power BI', ['Excel', 'SAP', 'Power BI']],
  ['Excel, SAP, Orden y limpieza', ['Excel', 'SAP', 'Orden y limpieza']],
  ['Manejo de caja, atención al cliente y cobranza', ['Manejo de caja', 'atención al cliente', 'cobranza']],
  ['BPM y HACCP', ['BPM y HACCP']],
  ['Word y Excel', ['Word', 'Excel']],
  ['Salesforce y Zendesk (nivel avanzado)', ['Salesforce', 'Zendesk (nivel avanzado)']],
  ['Avaya / Genesys', ['Avaya', 'Genesys']],
  [
    'Redacción, Archivo y trámite documentario y Ortografía',
    ['Redacción', 'Archivo y trámite documentario', 'Ortografía'],
  ],
  ['Dips, Mapeo RMR / Q / GSI, Monitoreo', ['Dips', 'Mapeo RMR / Q / GSI', 'Monitoreo']],
  ['Manejo de Nubefact', ['Nubefact']],
  ['Manejo de caja', ['Manejo de caja']],
  ['Mis fortalezas son Empatía, Orden', ['Empatía', 'Orden']],
  ['En campo sé de secado', ['secado']],
  ['Uso Excel. Soy ordenada, confiable y amable', ['Excel', 'ordenada', 'confiable', 'amable']],
  ['Power BI Airflow dbt Git', ['Power BI', 'Airflow', 'dbt', 'Git']],
  ['SAP POS', ['SAP POS']],
  ['Dominio de AutoCAD 2D y 3D', ['AutoCAD 2D y 3D']],
  ['Soy una persona responsable, puntual', ['responsable', 'puntual']],
  ['Uso de extintores', ['Uso de extintores']],
  ['Comida criolla, sopas. Cálculo de porciones', ['Comida criolla', 'sopas', 'Cálculo de porciones']],
])('%j is cut into its items', (text, items) => {
  expect(cut(text)).toEqual(items)
})

test('in a list of a line each a comma before a small letter is inside of an item', () => {
  const others = ['Ecografía', 'Triaje', 'Monitoreo fetal']
  expect(cut('Claves roja, azul y amarilla', others)).toEqual(['Claves roja, azul y amarilla'])
  expect(cut('Word, Excel', others)).toEqual(['Word', 'Excel'])
})

test('a dash that parts the items of one line parts those of another', () => {
  expect(cut('Orden - Paciencia', ['Excel - SAP - Python'])).toEqual(['Orden', 'Paciencia'])
})

test('where each item has a line of its own, two programs in one of them are one item', () => {
  const others = ['SIGO', 'Concar', 'Excel']
  expect(cut('PLAME y T-Registro', others)).toEqual(['PLAME y T-Registro'])
})

test('beside a row of tools without signs two are a row as well', () => {
  expect(cut('Synapse AWS Glue', ['Python SQL Scala Bash'])).toEqual(['Synapse', 'AWS Glue'])
})
