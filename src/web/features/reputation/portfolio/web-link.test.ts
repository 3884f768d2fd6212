import { expect, test } from 'vitest'
import { hostOf, typeOf, withScheme } from './web-link.ts'

test.each([
  ['obra.example/1', 'https://obra.example/1'],
  ['  www.obra.example?a=1 ', 'https://www.obra.example?a=1'],
  ['http://obra.example', 'http://obra.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['mi trabajo', 'mi trabajo'],
  ['obra', 'obra'],
  ['', ''],
])('%s is sent as %s', (typed, sent) => {
  expect(withScheme(typed)).toBe(sent)
})

test.each([
  ['https://www.Obra.example/1.png?b=2', 'obra.example'],
  ['obra.example/1', 'obra.example'],
  ['ftp://obra.example', ''],
  ['obra', ''],
])('%s stands at %s', (url, host) => {
  expect(hostOf(url)).toBe(host)
})

test.each([
  ['https://obra.example/guia.PDF?v=2', 'pdf'],
  ['obra.example/foto.jpeg#1', 'image'],
  ['https://www.youtube.com/watch?v=abc', 'video'],
  ['youtu.be/abc', 'video'],
  ['https://obra.example/recorrido.mp4', 'video'],
  ['https://notyoutube.com/watch', null],
  ['https://obra.example/cuenta', null],
])('%s is of type %s', (url, type) => {
  expect(typeOf(url)).toBe(type)
})
