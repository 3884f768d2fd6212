/** What people call a part of a district when they look for work there, with the district. Folded. */
export const NEIGHBOURHOODS: Readonly<Record<string, string>> = {
  'villa maria': 'villa maria del triunfo',
  'villa salvador': 'villa el salvador',
  vitarte: 'ate',
  huaycan: 'ate',
  huachipa: 'lurigancho',
  zarate: 'san juan de lurigancho',
  monterrico: 'santiago de surco',
  gamarra: 'la victoria',
}
