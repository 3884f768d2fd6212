import type { ServiceCategory } from '#contracts/services/services-vocabulary.ts'

/** Common subcategories of each category. They are only suggestions. */
export const subcategories: Record<ServiceCategory, readonly string[]> = {
  'Consultoría Empresarial': [
    'Estrategia',
    'Procesos',
    'Emprendimiento',
    'Calidad',
    'Transformación digital',
  ],
  'Desarrollo Web': ['Frontend', 'Backend', 'Full stack', 'Tiendas en línea', 'WordPress'],
  'Diseño Gráfico': ['Identidad de marca', 'Diseño UX/UI', 'Editorial', 'Ilustración', 'Empaques'],
  'Marketing Digital': [
    'Redes sociales',
    'SEO',
    'Publicidad en línea',
    'Contenidos',
    'Correo y automatización',
  ],
  'Redacción y Traducción': [
    'Redacción web',
    'Corrección de estilo',
    'Traducción inglés',
    'Traducción quechua',
  ],
  'Contabilidad y Finanzas': ['Contabilidad', 'Tributos', 'Auditoría', 'Finanzas', 'Planillas'],
  'Recursos Humanos': ['Selección', 'Clima laboral', 'Capacitación', 'Nómina', 'Seguridad y salud'],
  'Tecnología e IT': ['Soporte técnico', 'Redes', 'Ciberseguridad', 'Nube', 'Análisis de datos'],
  'Consultoría Legal': ['Laboral', 'Corporativo', 'Tributario', 'Propiedad intelectual', 'Contratos'],
  'Arquitectura y Construcción': ['Arquitectura', 'Interiores', 'Ingeniería civil', 'Metrados', 'BIM'],
  Fotografía: ['Producto', 'Eventos', 'Retrato', 'Arquitectura', 'Edición'],
  'Video y Animación': ['Edición de video', 'Animación 2D', 'Animación 3D', 'Guion', 'Transmisiones'],
  'Música y Audio': ['Producción musical', 'Locución', 'Mezcla', 'Pódcast'],
  Programación: ['Móvil', 'Escritorio', 'Automatización', 'Inteligencia artificial', 'Pruebas'],
  'Administración de Proyectos': ['Gestión ágil', 'Planificación', 'Obras', 'PMO'],
  'Asistencia Virtual': ['Agenda y correo', 'Atención al cliente', 'Ingreso de datos', 'Investigación'],
}
