import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { settings } from '#server/db/schema/platform.table.ts'

/**
 * Invented, for the demo only: the landing page says so. An installation quotes people whom its operator can name.
 */
const testimonials = {
  testimonial_1_message:
    'Pasé de mandar CV sin respuesta a elegir entre dos ofertas. Saber qué me faltaba para cada puesto me ordenó el estudio.',
  testimonial_1_name: 'Brayan Colque',
  testimonial_1_role: 'Desarrollador backend, Cusco',
  testimonial_2_message:
    'Publicamos un lunes y el viernes ya entrevistábamos. Cada candidato llegó con sus motivos por escrito.',
  testimonial_2_name: 'Kusi Créditos',
  testimonial_2_role: 'Startup fintech, San Isidro',
  testimonial_3_message:
    'Publiqué un servicio para ordenar servidores y al mes ya tenía tres clientes fijos.',
  testimonial_3_name: 'Yesenia Rojas',
  testimonial_3_role: 'Ingeniera DevOps, Piura',
}

export async function insertDemoTestimonials(tx: Db): Promise<void> {
  for (const [key, value] of Object.entries(testimonials))
    await tx.update(settings).set({ value }).where(eq(settings.key, key))
}
