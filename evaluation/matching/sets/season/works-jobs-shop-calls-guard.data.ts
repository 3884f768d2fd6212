import type { LabelledJob } from '../../labelled.ts'

/** Ads of a season of manual and service work: tiendas y cajas, centros de llamadas, vigilancia. */
export const seasonWorksJobsShopCallsGuard: LabelledJob[] = [
  // tiendas y cajas
  {
    key: 'season-tie-minimarket-comas',
    title: 'Cajero - reponedor minimarket (24 h)',
    category: null,
    skills: [],
    description:
      'Tienda de conveniencia, av. Túpac Amaru. Cobrar, hacer recargas y operaciones de agente, reponer bebidas, hornear empanadas y limpiar. Turnos rotativos, noche cada 3 semanas.',
    requirements: '6 meses atendiendo tienda, bodega o caja\nVivir en Comas, Independencia o Los Olivos',
    experience: '0-1',
    location: 'Comas, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,130 + bono nocturno',
  },
  {
    key: 'season-tie-celulares-independencia',
    title: 'ASESOR(A) DE TIENDA - EQUIPOS MÓVILES',
    category: 'Ventas',
    skills: ['Portabilidad', 'Cuotas', 'Meta mensual'],
    description:
      'Módulo de operador en centro comercial. Vender líneas postpago, equipos en cuotas y accesorios, activar chips con biometría y cumplir cuota de 45 altas.',
    requirements: '1 año vendiendo telefonía o tarjetas en tienda\nSecundaria completa',
    experience: '1-2',
    location: 'Independencia, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,130 + comisiones (promedio S/ 900)',
  },
  {
    key: 'season-tie-panaderia-smp',
    title: 'Srta. o joven para mostrador de panadería y pastelería',
    category: null,
    skills: [],
    description:
      'Despachar pan y tortas, anotar pedidos de bocaditos, cobrar y dar vuelto, preparar jugos y café al paso. 6 am a 2 pm o 2 a 10.',
    requirements: 'Experiencia en bodega, panadería o fuente de soda\nBuen trato, ser honrado',
    experience: '0-1',
    location: 'San Martín de Porres, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,150',
  },
  {
    key: 'season-tie-casa-cambio-cusco',
    title: 'Cajero(a) casa de cambio',
    category: 'Finanzas',
    skills: ['Billetes falsos', 'Arqueo', 'Inglés básico'],
    description:
      'Compra y venta de dólares, euros y reales a turistas en la av. El Sol; cuadre por turno, registro de operaciones y reporte a la central.',
    requirements:
      '1 año manejando efectivo en soles y dólares (caja, hotel, agencia)\nInglés básico\nSin deudas',
    experience: '1-2',
    location: 'Cusco',
    mode: 'onsite',
    salaryText: 'S/ 1,300',
  },
  {
    key: 'season-tie-carnes-pescados-nuevo-chimbote',
    title: 'Operario de frescos (pescados y carnes) - Supermercado',
    category: 'Operaciones',
    skills: ['Corte', 'Cadena de frío', 'Atención en mostrador'],
    description:
      'Limpiar, filetear y trozar según pida el cliente, pesar y rotular, montar la vitrina con hielo y controlar temperatura. Planilla, utilidades, turnos.',
    requirements: '6 meses en pescadería, carnicería o avícola\nCarné de sanidad\nSecundaria completa',
    experience: '0-1',
    location: 'Nuevo Chimbote, Áncash',
    mode: 'onsite',
    salaryText: 'S/ 1,200',
  },
  {
    key: 'season-tie-telas-gamarra',
    title: 'Vendedora de telas - Gamarra',
    category: 'Ventas',
    skills: [],
    description:
      'Stand de tejido de punto (jersey, franela, french terry, rib). Aconsejar rendimiento y tela al confeccionista, cortar, pesar rollos, separar colores, seguimiento por whatsapp.',
    requirements: 'Conocer telas o haber trabajado en confección\nFacilidad para vender',
    experience: '0-1',
    location: 'La Victoria, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,300 + comisión',
  },
  {
    key: 'season-tie-maquillaje-independencia',
    title: 'Consultora de belleza - tienda por departamento',
    category: 'Ventas',
    skills: ['Maquillaje', 'Venta por impulso', 'Fragancias'],
    description:
      'Counter de marca francesa. Asesorar, maquillar en vivo, vender rutina y perfume, fidelizar y llevar inventario de probadores.',
    requirements: '6 meses vendiendo cosmética o perfumería\nCurso de maquillaje deseable',
    experience: '0-1',
    location: 'Independencia, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,200 + 3% de venta',
  },
  // centros de llamadas
  {
    key: 'season-cal-asistencias-24h-san-borja',
    title: 'Operador(a) de central de asistencias 24 h',
    category: 'Operaciones',
    skills: ['Digitación', 'Coordinación de proveedores', 'Manejo de estrés'],
    description:
      'Recibir la llamada del asegurado (choque, llanta, médico a domicilio, gasfitero), abrir caso, ubicar proveedor, hacer seguimiento de tiempos y cerrar con encuesta. Turnos rotativos con madrugada.',
    requirements: '6 meses en central de emergencias, seguros o asistencias\nTécnico trunco\nRedacción clara',
    experience: '0-1',
    location: 'San Borja, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,450 + nocturnidad',
  },
  {
    key: 'season-cal-retencion-chorrillos',
    title: 'Asesor de Retención y Fidelización',
    category: 'Ventas',
    skills: ['Rebatir objeciones', 'CRM'],
    description:
      'Llamadas de clientes que quieren dar de baja internet y cable. Escuchar, ofrecer descuento o plan y salvar la línea. Meta 55%. 8 h, capacitación pagada.',
    requirements: '6 meses en call (inbound)\nSecundaria completa',
    experience: '0-1',
    location: 'Chorrillos, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,200 + variable hasta S/ 1,000',
  },
  {
    key: 'season-cal-reclamos-san-isidro',
    title: 'Analista de reclamos - Libro de reclamaciones',
    category: 'Administración',
    skills: ['Redacción', 'Indecopi', 'SBS'],
    description:
      'Aseguradora. Investigar el reclamo con operaciones y proveedores, redactar la carta de respuesta dentro de plazo y reportar causas.',
    requirements:
      'Egresado técnico o universitario\n1 año en postventa o reclamos\nConocer norma de protección al consumidor',
    experience: '1-2',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 2,200',
  },
  {
    key: 'season-cal-cobranza-castigo-brena',
    title: 'Gestor telefónico de cartera castigada',
    category: 'Finanzas',
    skills: ['Negociación'],
    description:
      'Llamar a deudores de más de 360 días, negociar campañas de descuento, registrar promesas y hacer seguimiento al pago. Nada de ventas.',
    requirements: 'Experiencia en cobranza deseable\nTolerancia a la presión',
    experience: '0-1',
    location: 'Breña, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,130 + comisión sin tope',
  },
  {
    key: 'season-cal-reservas-ingles-remoto',
    title: 'Reservations Agent (English) - Work from home',
    category: 'Operaciones',
    skills: ['English B2', 'OTAs', 'Chat'],
    description:
      'Handle bookings, changes and guest messages by chat and phone for hotels and hostels across South America. Night and weekend shifts. Computer provided.',
    requirements:
      'English B2 spoken and written\n1 year in hotel reservations, front desk or bilingual customer service\nStable internet 50 Mbps',
    experience: '1-2',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 1,900',
  },
  // vigilancia
  {
    key: 'season-vig-almacen-ventanilla',
    title: 'VIGILANTES PARA ALMACENES - CALLAO Y VENTANILLA',
    category: 'Operaciones',
    skills: [],
    description:
      'Puestos de 12 horas dia o noche, 6x1. Control de ingreso y salida de camiones, revisar guía y precinto, rondas con marcador, cuaderno de ocurrencias. Se paga a fin de mes puntual, uniforme gratis.',
    requirements:
      'Curso básico y carné Sucamec vigente, o tramitamos si eres licenciado de las FF.AA.\nSecundaria completa',
    experience: '0-1',
    location: 'Ventanilla, Callao',
    mode: 'onsite',
    salaryText: 'S/ 1,750 (incluye extras)',
  },
  {
    key: 'season-vig-edificio-magdalena',
    title: 'Portero / controlador de accesos edificio residencial',
    category: null,
    skills: [],
    description:
      'Recibir visitas y paquetes, llamar por intercomunicador, cámaras, bombas de agua, riego de jardinera y limpieza del hall. 12 horas.',
    requirements: '1 año en edificios o vigilancia\nTrato amable',
    experience: '1-2',
    location: 'Magdalena del Mar, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,400',
  },
  {
    key: 'season-vig-resguardo-l4',
    title: 'Agente de Resguardo Personal (VIP)',
    category: 'Operaciones',
    skills: ['Manejo evasivo', 'Defensa personal', 'Tiro'],
    description:
      'Protección de familia empresaria, avanzadas, rutas y conducción. Disponibilidad para viajar.',
    requirements: 'Licencia L4 y arma propia\nBrevete A-I\n3 años en protección de personas\nExPNP o FF.AA.',
    experience: '3-5',
    location: 'San Isidro, Lima',
    mode: 'onsite',
    salaryText: 'S/ 3,000',
  },
  {
    key: 'season-vig-central-gps',
    title: 'Operador de central de monitoreo (alarmas y GPS)',
    category: 'Operaciones',
    skills: ['Ofimática', 'Radio', 'Protocolos'],
    description:
      'Pantallas de alarmas y unidades. Verificar la señal, llamar al cliente, despachar supervisor o grúa y policía, registrar. Madrugadas rotativas.',
    requirements: '6 meses en central, cámaras o call de emergencias\nDigitar rápido',
    experience: '0-1',
    location: 'La Victoria, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,400',
  },
]
