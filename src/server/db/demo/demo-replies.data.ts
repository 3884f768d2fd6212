/** What professionals answered to reviews of theirs, so many days after the review. */
export const demoReplies: readonly (readonly [
  service: string,
  company: string,
  daysAfter: number,
  reply: string,
])[] = [
  [
    'Diseño de interfaces para tu producto digital',
    'illari',
    2,
    'Gracias a ustedes por abrirnos la sala de espera: ahí salió lo mejor del diseño.',
  ],
  [
    'Diseño de interfaces para tu producto digital',
    'allpa',
    1,
    'Tomo nota. Desde este mes los archivos para impresión van incluidos en la entrega.',
  ],
  [
    'Posicionamiento en buscadores en tres meses',
    'puka',
    3,
    'Es verdad, nos quedamos cortos en contenido. Les dejé cinco ideas más por mensaje, sin costo.',
  ],
]

/** Reviews that their company changed, so many days after it wrote them. */
export const demoEdited: readonly (readonly [service: string, company: string, daysAfter: number])[] = [
  ['Diseño de interfaces para tu producto digital', 'allpa', 3],
]
