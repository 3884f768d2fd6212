const line = (most: number) => ({ kind: 'text', most, isOneLine: true }) as const
/** About a person: the audit, which nobody can erase, does not repeat it. */
const personalLine = { kind: 'text', most: 80, isOneLine: true, isPersonal: true } as const
const quotation = { kind: 'text', most: 600, isOneLine: false, isPersonal: true } as const

const socialLink = (network: string, host: string, path: string) =>
  ({
    value: `https://www.${host}/${path}`,
    category: 'general',
    description: `Marca: nuestra página en ${network}`,
    effect: 'El ícono al pie de todas las páginas públicas. Vacío: no se muestra.',
    rule: { kind: 'link', host },
  }) as const

const testimonial = (which: string) =>
  ({
    message: {
      value: '',
      category: 'general',
      description: `Portada: ${which} testimonio`,
      effect: 'Sale en la portada con su nombre y lo que hace. Vacío: no se muestra.',
      rule: quotation,
    },
    name: {
      value: '',
      category: 'general',
      description: `Portada: quién da el ${which} testimonio`,
      effect: 'El nombre debajo del testimonio. Publícalo solo con su permiso.',
      rule: personalLine,
    },
    role: {
      value: '',
      category: 'general',
      description: `Portada: qué hace quien da el ${which} testimonio`,
      effect: 'La línea debajo del nombre, por ejemplo su oficio y su ciudad.',
      rule: personalLine,
    },
  }) as const
const first = testimonial('primer')
const second = testimonial('segundo')
const third = testimonial('tercer')

/** What the front page and the foot of every public page say of us. */
export const frontPageSettings = {
  brand_claim: {
    value: 'Así se dice “mercado” en quechua: aquí se ponen de acuerdo las empresas y el talento TEC.',
    category: 'general',
    description: 'Marca: la frase que nos presenta',
    effect: 'Se lee al pie de todas las páginas públicas. Vacía: no se muestra.',
    rule: line(160),
  },
  brand_linkedin: socialLink('LinkedIn', 'linkedin.com', 'company/qhatu-pe'),
  brand_instagram: socialLink('Instagram', 'instagram.com', 'qhatu.pe'),
  brand_facebook: socialLink('Facebook', 'facebook.com', 'qhatu.pe'),
  claim_professionals: {
    value: '2,000+',
    category: 'general',
    description: 'Portada: cuántos profesionales anunciamos',
    effect: 'Se muestra solo si de verdad hay tantos. Vacío: nunca se muestra.',
    rule: line(20),
  },
  claim_companies: {
    value: '500+',
    category: 'general',
    description: 'Portada: cuántas empresas anunciamos',
    effect: 'Se muestra solo si de verdad hay tantas. Vacío: nunca se muestra.',
    rule: line(20),
  },
  claim_sign_up_time: {
    value: '2 minutos',
    category: 'general',
    description: 'Portada: en cuánto tiempo se registra una persona',
    effect: 'Se dice en los pasos de la portada: “Toma menos de…”. Vacío: no se dice.',
    rule: line(30),
  },
  testimonial_1_message: first.message,
  testimonial_1_name: first.name,
  testimonial_1_role: first.role,
  testimonial_2_message: second.message,
  testimonial_2_name: second.name,
  testimonial_2_role: second.role,
  testimonial_3_message: third.message,
  testimonial_3_name: third.name,
  testimonial_3_role: third.role,
} as const
