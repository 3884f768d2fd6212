interface Named {
  companyName: string
  briefTitle: string
}

/** What somebody who is not chosen reads. The company sees the same before it answers. */
export const answerWords = {
  declined: ({ companyName, briefTitle }: Named) =>
    `${companyName} leyó tu propuesta para “${briefTitle}” y esta vez no seguirá con ella. Gracias por el tiempo que le diste.`,
  passed: ({ companyName, briefTitle }: Named) =>
    `${companyName} eligió otra propuesta para “${briefTitle}”. Gracias por la tuya: el requerimiento ya está cerrado.`,
  closed: ({ companyName, briefTitle }: Named) =>
    `${companyName} cerró el requerimiento “${briefTitle}” sin elegir una propuesta en Qhatu. Gracias por la tuya.`,
}
