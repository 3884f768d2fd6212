import type { ModerationWords } from '#server/moderated.ts'

export const photoRejected: Record<'logo' | 'photo', (note: string) => ModerationWords> = {
  logo: (note) => ({
    title: 'Tu logo necesita un cambio',
    message: `Revisamos tu logo y por ahora los demás ven las iniciales de tu empresa.${note && ` ${note}`}`,
    mail: {
      subject: 'Tu logo necesita un cambio',
      heading: 'Tu logo necesita un cambio',
      label: 'Cambiar mi logo',
      paragraphs: [anotherPicture],
    },
  }),
  photo: (note) => ({
    title: 'Tu foto necesita un cambio',
    message: `Revisamos tu foto y por ahora los demás ven tus iniciales.${note && ` ${note}`}`,
    mail: {
      subject: 'Tu foto necesita un cambio',
      heading: 'Tu foto necesita un cambio',
      label: 'Cambiar mi foto',
      paragraphs: [anotherPicture],
    },
  }),
}

const anotherPicture = 'Cuando subas otra imagen se muestra enseguida, y la revisamos otra vez.'
