import type { ServiceCategory } from '#contracts/services/services-vocabulary.ts'

export interface BriefExample {
  title: string
  description: string
  needs: string[]
}

/** A brief that professionals can answer, for each category: to read, or to begin with. */
export const briefExamples: Record<ServiceCategory, BriefExample> = {
  'Consultoría Empresarial': {
    title: 'Ordenar los procesos de nuestro almacén',
    description:
      'Somos doce personas y despachamos unos ochenta pedidos al día. Se nos pierden productos y no sabemos dónde. Queremos que alguien mire cómo trabajamos y nos proponga qué cambiar primero.',
    needs: ['Diagnóstico en el almacén', 'Plan con tres mejoras y su costo', 'Acompañar el primer mes'],
  },
  'Desarrollo Web': {
    title: 'Tienda en línea para nuestra panadería',
    description:
      'Vendemos por WhatsApp y queremos recibir pedidos en una página propia, con unos cuarenta productos, pago con tarjeta y Yape, y reparto en tres distritos.',
    needs: ['Diseño para celular', 'Pago con tarjeta y Yape', 'Enseñarnos a cambiar productos'],
  },
  'Diseño Gráfico': {
    title: 'Logo y etiquetas para una marca de café',
    description:
      'Lanzamos un café de Jaén en bolsas de 250 g y 1 kg. Tenemos el nombre y la historia; nos falta la imagen. Venderemos en ferias y bodegas.',
    needs: ['Logo con sus variantes', 'Etiqueta de dos tamaños', 'Archivos para la imprenta'],
  },
  'Marketing Digital': {
    title: 'Campaña para llenar nuestro taller de verano',
    description:
      'En enero abrimos talleres de arte para niños en Arequipa, con sesenta cupos. Queremos llegar a padres de la zona por Instagram y Facebook durante seis semanas.',
    needs: ['Plan y calendario', 'Seis anuncios', 'Informe cada semana'],
  },
  'Redacción y Traducción': {
    title: 'Traducir nuestro catálogo al inglés',
    description:
      'Exportamos textiles de alpaca. El catálogo tiene treinta y seis páginas y unas 7,000 palabras, con términos del tejido. Lo necesitamos en inglés de Estados Unidos.',
    needs: ['Traducción y corrección', 'Glosario de términos', 'Texto puesto en nuestro archivo'],
  },
  'Contabilidad y Finanzas': {
    title: 'Poner al día la contabilidad de seis meses',
    description:
      'Somos una SAC del régimen MYPE. Cambiamos de contador en junio y tenemos seis meses sin declarar bien. Hay unas 120 facturas al mes y ocho personas en planilla.',
    needs: ['Revisar y corregir lo declarado', 'Libros electrónicos al día', 'Explicarnos qué debemos'],
  },
  'Recursos Humanos': {
    title: 'Reglamento interno y perfiles de puesto',
    description:
      'Pasamos de nueve a veinticinco personas en un año y no tenemos nada escrito. Queremos un reglamento claro y el perfil de nuestros once puestos.',
    needs: ['Entrevistas al equipo', 'Once perfiles de puesto', 'Reglamento listo para presentar'],
  },
  'Tecnología e IT': {
    title: 'Tablero de ventas y liquidaciones',
    description:
      'Queremos ver cada mañana lo vendido y lo liquidado en doce sucursales, con alertas cuando algo no cuadra. Hoy lo hacemos en hojas de cálculo y nos toma dos horas.',
    needs: ['Se actualiza cada mañana', 'Permisos por sucursal', 'Dos horas de capacitación'],
  },
  'Consultoría Legal': {
    title: 'Contratos para nuestros proveedores',
    description:
      'Compramos insumos a unos veinte agricultores con acuerdos de palabra. Queremos un contrato modelo que ellos entiendan y que nos proteja a los dos.',
    needs: ['Contrato modelo', 'Una versión en palabras simples', 'Reunión para resolver dudas'],
  },
  'Arquitectura y Construcción': {
    title: 'Planos para ampliar un local',
    description:
      'Tenemos un restaurante de 140 m² en Trujillo y queremos sumar un segundo piso con terraza. Necesitamos los planos y saber qué pide la municipalidad.',
    needs: ['Levantamiento del local', 'Planos para la licencia', 'Presupuesto de obra'],
  },
  Fotografía: {
    title: 'Fotos de cuarenta platos para la carta',
    description:
      'Renovamos la carta y el delivery. Queremos fotos con luz natural en nuestro local de Miraflores, en una o dos mañanas.',
    needs: ['Cuarenta fotos retocadas', 'Formato cuadrado y horizontal', 'Derechos para redes y carta'],
  },
  'Video y Animación': {
    title: 'Video de un minuto que explique nuestro servicio',
    description:
      'Ayudamos a bodegas a llevar sus cuentas desde el celular. Queremos un video animado de un minuto para la página y las redes, con voz en español.',
    needs: ['Guion', 'Animación y voz', 'Versiones para redes'],
  },
  'Música y Audio': {
    title: 'Música y mezcla para un pódcast',
    description:
      'Grabamos ocho episodios de media hora sobre emprendimiento en regiones. Necesitamos una cortina propia y que las voces se escuchen parejas.',
    needs: ['Cortina y separadores', 'Ocho episodios mezclados', 'Archivos listos para publicar'],
  },
  Programación: {
    title: 'Conectar nuestro inventario con la facturación',
    description:
      'Usamos dos sistemas que no se hablan: uno de inventario con API y otro de facturas electrónicas. Queremos que una venta descuente el stock sola.',
    needs: ['Conexión en ambos sentidos', 'Aviso cuando algo falla', 'Código documentado'],
  },
  'Administración de Proyectos': {
    title: 'Dirigir la mudanza de nuestras oficinas',
    description:
      'En marzo nos mudamos con cuarenta personas y un centro de datos pequeño. Buscamos a alguien que arme el plan, coordine a los proveedores y nos informe cada semana.',
    needs: ['Plan con fechas y riesgos', 'Coordinar a los proveedores', 'Informe semanal'],
  },
  'Asistencia Virtual': {
    title: 'Asistencia para agenda y correos, media jornada',
    description:
      'Un estudio de cinco abogados necesita apoyo de lunes a viernes por la mañana: agenda, correos, actas y seguimiento de pagos.',
    needs: ['Cuatro horas al día', 'Español cuidado', 'Confidencialidad'],
  },
}
