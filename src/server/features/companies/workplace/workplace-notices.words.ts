import type { ModerationWords } from '#server/moderated.ts'

export const workplaceApproved = (caption: string): ModerationWords => ({
  title: 'Tu foto ya está en tu página',
  message: `“${caption}” se ve en la página de tu empresa.`,
})

export const workplaceRejected = (caption: string, note: string): ModerationWords => ({
  title: 'Una foto de tu empresa necesita un cambio',
  message: `Revisamos “${caption}” y no la mostramos en tu página.${note && ` ${note}`}`,
  mail: {
    subject: 'Una foto de tu empresa necesita un cambio',
    heading: 'Una foto de tu empresa necesita un cambio',
    label: 'Ver mis fotos',
    paragraphs: ['Quítala y sube otra: la revisamos y aparece en tu página.'],
  },
})
