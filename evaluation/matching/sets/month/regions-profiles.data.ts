import type { LabelledProfile } from '../../labelled.ts'

/** People who live outside Lima, in their own spelling. */
export const monthRegionsProfiles: LabelledProfile[] = [
  {
    key: 'month-regions-prevencion-arequipa',
    split: 'dev',
    firstName: 'Yesenia',
    lastName: 'Condori Mamani',
    title: 'Ingeniera industrial / prevención de riesgos',
    summary:
      'Con experiencia en terreno, no solo papeles. Puedo salir por guardias y también quedarme en la ciudad. Registrada en el CIP.',
    skills: [
      'investigación de accidentes',
      'trabajo en altura',
      'planes de seguridad',
      'capacitación a obreros',
      'Excel',
      'auditor interno 45001',
    ],
    languages: [
      {
        name: 'Inglés',
        level: 'basic',
      },
    ],
    certifications: ['Trabajos de alto riesgo (40 h)', 'Auditor interno SGSST'],
    experiences: [
      {
        position: 'Prevencionista',
        company: 'Montajes Misti (contratista)',
        start: '2022-04',
        end: null,
        isCurrent: true,
        description:
          'Cambio de fajas y chutes en una concentradora de Moquegua y en Cerro Verde, por paradas. Autorizo permisos, reviso eslingas, llevo el aislamiento de energías, hago los reportes diarios para el cliente.',
      },
      {
        position: 'Asistente de prevención',
        company: 'Inmobiliaria Sachaca',
        start: '2020-11',
        end: '2022-03',
        isCurrent: false,
        description: 'Edificio de 9 pisos. Inducciones, andamios, protocolos covid, EPP.',
      },
      {
        position: 'Practicante',
        company: 'Textil del sur',
        start: '2019',
        end: '2020',
        isCurrent: false,
        description: 'botiquines, extintores, matriz de peligros',
      },
    ],
    educations: [
      {
        degree: 'Título profesional',
        institution: 'Universidad pública de Arequipa',
        field: 'Ingeniería Industrial',
        isCurrent: false,
      },
    ],
    location: 'José Luis Bustamante y Rivero, Arequipa',
    pay: {
      min: 350000,
      max: 500000,
      currency: 'PEN',
    },
  },
  {
    key: 'month-regions-maquinaria-cajamarca',
    split: 'dev',
    firstName: 'Segundo',
    lastName: 'Chilón Quispe',
    title: 'operador',
    summary:
      'manejo retro y excavadora, tambien cargador cuando falta el compañero. tengo mi A3C. me gusta cuidar la maquina',
    skills: ['excavadora cat 320', 'retro 420', 'cargador', 'engrase'],
    languages: [],
    certifications: ['certificado de operador 2021'],
    experiences: [
      {
        position: 'operador de excavadora',
        company: 'consorcio vial (obra canal y carretera)',
        start: '2021-06',
        end: '2025-05',
        isCurrent: false,
        description:
          'corte de talud, cargar volquetes, perfilado. 2 años en la via que va a la mina, con su induccion y todo',
      },
      {
        position: 'operador de retroexcavadora',
        company: 'Municipalidad distrital',
        start: '2018-03',
        end: '2021-05',
        isCurrent: false,
        description: 'zanjas de agua, limpiar quebrada',
      },
      {
        position: 'volquetero',
        company: 'transportes de agregados',
        start: '2015',
        end: null,
        isCurrent: false,
        description: 'sacar arena y piedra de cantera',
      },
    ],
    educations: [
      {
        degree: 'Secundaria completa',
        institution: '',
        field: '',
        isCurrent: false,
      },
    ],
    location: 'Cajamarca',
    pay: {
      min: 250000,
      max: null,
      currency: 'PEN',
    },
  },
  {
    key: 'month-regions-agroindustrial-trujillo',
    split: 'dev',
    firstName: 'Diana Carolina',
    lastName: 'Rebaza Alayo',
    title: 'Bachiller en Ing. Agroindustrial',
    summary:
      'Cuatro años viendo fruta y hortaliza de exportación, los tres últimos como inspectora y encargada de línea. Quiero un puesto de mando medio. Vivo en Trujillo, los buses de la empresa me recogen sin problema.',
    skills: [
      'brix y materia seca',
      'liberación de pallets',
      'Power BI básico',
      'HACCP',
      'trato con personal',
      'hidrocooling',
    ],
    languages: [
      {
        name: 'Inglés',
        level: 'basic',
      },
    ],
    certifications: ['Curso HACCP y BRCGS v9'],
    experiences: [
      {
        position: 'Encargada de línea, selección y empaque',
        company: 'Berries del Valle',
        start: '2023-07',
        end: null,
        isCurrent: true,
        description:
          '60 personas por turno en la calibradora, meta de kilos, descarte, cambios de formato según pedido, reporte de cierre.',
      },
      {
        position: 'Inspectora de calidad',
        company: 'Espárragos Moche',
        start: '2021-05',
        end: '2023-06',
        isCurrent: false,
        description:
          'recepción de materia prima, defectos, temperatura, lavado, trazabilidad, hisopos con el área de inocuidad',
      },
    ],
    educations: [
      {
        degree: 'Bachiller',
        institution: 'Universidad nacional de Trujillo',
        field: 'Ingeniería Agroindustrial',
        isCurrent: false,
      },
    ],
    location: 'Trujillo, La Libertad',
    pay: {
      min: 250000,
      max: null,
      currency: 'PEN',
    },
  },
  {
    key: 'month-regions-agronomo-piura',
    split: 'dev',
    firstName: 'Jorge Luis',
    lastName: 'Nunura Chero',
    title: 'Ing. Agrónomo',
    summary:
      'Profesional del norte con experiencia en banano y uva. Me movilizo en moto lineal, también tengo brevete de auto. Prefiero Piura pero conozco Jaén y podría ir si el sueldo ayuda.',
    skills: [
      'monitoreo de plagas',
      'manejo orgánico',
      'capacitación a agricultores',
      'calibración de aspersoras',
      'cuaderno de campo',
    ],
    languages: [],
    certifications: ['Colegiado CIP'],
    experiences: [
      {
        position: 'Responsable del área de plagas y enfermedades',
        company: 'Uvas del Bajo Piura',
        start: '2023-01',
        end: null,
        isCurrent: true,
        description:
          'Decido qué se aplica y cuándo en 140 ha. Cuatro evaluadores y dos cuadrillas. Registro de productos, periodos de carencia.',
      },
      {
        position: 'Promotor técnico',
        company: 'Asociación de productores de banano de Mallares',
        start: '2020-02',
        end: '2022-12',
        isCurrent: false,
        description:
          'Charlas y visitas finca por finca, preparaba a los socios para la auditoría de la certificadora.',
      },
      {
        position: 'Evaluador',
        company: 'Agrícola (practicas)',
        start: '2019-01',
        end: '2019-12',
        isCurrent: false,
        description: 'conteo de plagas',
      },
    ],
    educations: [
      {
        degree: 'Título',
        institution: 'Universidad de Piura estatal',
        field: 'Agronomía',
        isCurrent: false,
      },
    ],
    location: 'Piura',
    pay: {
      min: 280000,
      max: 400000,
      currency: 'PEN',
    },
  },
  {
    key: 'month-regions-tecnico-planta-chimbote',
    split: 'dev',
    firstName: 'Wilmer',
    lastName: 'Sifuentes Paredes',
    title: 'Tecnico mecanico electricista',
    summary:
      'Senati. En la pesca se para mucho por la veda por eso busco estable. Tengo a mi familia en Chimbote, saldría por buen sueldo con cuarto y comida.',
    skills: [
      'bombas',
      'motores electricos',
      'arranque estrella triangulo',
      'soldadura básica',
      'rodajes y alineamiento',
      'lectura de planos',
    ],
    languages: [],
    certifications: ['Senati - Electricidad industrial'],
    experiences: [
      {
        position: 'Tecnico de mantenimiento',
        company: 'Pesquera Samanco',
        start: '2021-03',
        end: '2025-06',
        isCurrent: false,
        description:
          'En produccion guardia de doce horas: cocinador, prensa, gusanos, motores de los molinos. En veda desarmar y cambiar todo. Tableros y cambio de contactores.',
      },
      {
        position: 'Ayudante electricista',
        company: 'Conservas La Bahia',
        start: '2019-02',
        end: '2021-02',
        isCurrent: false,
        description: 'cambio de motores, luminarias, selladoras',
      },
    ],
    educations: [
      {
        degree: 'Técnico',
        institution: 'Senati Chimbote',
        field: 'Electricidad Industrial',
        isCurrent: false,
      },
    ],
    location: 'Chimbote, Áncash',
    pay: {
      min: 200000,
      max: null,
      currency: 'PEN',
    },
  },
  {
    key: 'month-regions-logistica-estado-huancayo',
    split: 'dev',
    firstName: 'Rosario',
    lastName: 'Palomino Cárdenas',
    title: 'Bach. en Administración - Gestión Pública',
    summary: 'Tres años en municipios, sé el camino completo de un requerimiento hasta el pago.',
    skills: [
      'SIGA',
      'SIAF módulo administrativo',
      'SEACE',
      'estudio de mercado',
      'órdenes de servicio',
      'archivo',
    ],
    languages: [],
    certifications: [
      'Certificación de comprador público (OECE), nivel básico',
      'Diplomado en nueva ley de contrataciones',
    ],
    experiences: [
      {
        position: 'Asistente de abastecimiento',
        company: 'Municipalidad distrital de Chilca',
        start: '2022-05',
        end: null,
        isCurrent: true,
        description:
          'Cotizo, cuadro comparativo, compras menores a 8 UIT, órdenes, apoyo al comité en adjudicaciones simplificadas, publicar en la plataforma, notificar al proveedor. En diciembre el inventario del almacén.',
      },
      {
        position: 'Apoyo en contabilidad',
        company: 'Municipalidad de Sapallanga',
        start: '2021-06',
        end: '2022-04',
        isCurrent: false,
        description: 'fase devengado, revisar expedientes de pago, detracciones',
      },
      {
        position: 'Cajera',
        company: 'Hostal y recreo familiar',
        start: '2018',
        end: '2021',
        isCurrent: false,
        description: '',
      },
    ],
    educations: [
      {
        degree: 'Bachiller',
        institution: 'Universidad de Huancayo',
        field: 'Administración',
        isCurrent: false,
      },
    ],
    location: 'Huancayo, Junín',
    pay: {
      min: 230000,
      max: null,
      currency: 'PEN',
    },
  },
  {
    key: 'month-regions-maestra-puno',
    split: 'dev',
    firstName: 'Norma Luz',
    lastName: 'Ccopa Apaza',
    title: 'Maestra',
    summary:
      'Maestra de primaria, hablo quechua desde niña. Trabajé en el campo y en la ciudad. No fui nombrada todavía. Estoy en Puno pero mi mamá vive en Juliaca, puedo ir y venir o ir al campo si dan dónde quedarse.',
    skills: ['lectoescritura', 'cartillas en quechua', 'tutoría', 'proyectos de aula', 'zoom y meet'],
    languages: [
      {
        name: 'Quechua',
        level: 'native',
      },
      {
        name: 'Español',
        level: 'native',
      },
    ],
    certifications: ['Especialización en EIB'],
    experiences: [
      {
        position: 'Docente contratada',
        company: 'IE primaria, Ayaviri (multigrado)',
        start: '2019-03',
        end: '2022-12',
        isCurrent: false,
        description: 'Todos los grados en un aula, 17 niños. Escuela de padres, biohuerto, Qali Warma.',
      },
      {
        position: 'Profesora de 3er y 5to grado',
        company: 'Colegio particular San Carlos',
        start: '2023-03',
        end: '2024-12',
        isCurrent: false,
        description: 'Todas las áreas, concurso de cálculo, libretas',
      },
      {
        position: 'clases particulares',
        company: 'en casa y virtual',
        start: '2025-02',
        end: null,
        isCurrent: true,
        description: 'nivelación de niños de 8 a 11 años',
      },
    ],
    educations: [
      {
        degree: 'Profesora de Educación Primaria',
        institution: 'Instituto pedagógico público',
        field: 'Primaria EIB',
        isCurrent: false,
      },
    ],
    location: 'Puno',
    pay: null,
  },
  {
    key: 'month-regions-enfermeria-tecnica-ayacucho',
    split: 'dev',
    firstName: 'Maruja',
    lastName: 'Huamaní Tenorio',
    title: 'Técnica en enfermería',
    summary: 'responsable, quechua hablante. disponibilidad para rotar y para zona rural',
    skills: ['inyectables', 'signos vitales', 'vacunacion', 'curaciones', 'llenado de HIS'],
    languages: [
      {
        name: 'Quechua',
        level: 'native',
      },
    ],
    certifications: ['Soporte básico de vida 2024'],
    experiences: [
      {
        position: 'Técnica de enfermería',
        company: 'Puesto de salud Socos',
        start: '2023-02',
        end: '2025-04',
        isCurrent: false,
        description:
          'con la licenciada vacunas y peso y talla, salir a las casas por los niños con anemia, admisión, refrigeradora de vacunas',
      },
      {
        position: 'Técnica',
        company: 'Clínica San Juan, emergencia y hospitalización',
        start: '2021-07',
        end: '2023-01',
        isCurrent: false,
        description: 'turnos de noche, canalizar vía con supervisión, bañar paciente, preparar coche de paro',
      },
      {
        position: 'atención',
        company: 'botica de mi tía',
        start: '2018',
        end: '2020',
        isCurrent: false,
        description: 'despachar receta',
      },
    ],
    educations: [
      {
        degree: 'Técnica',
        institution: 'Instituto superior tecnológico Ayacucho',
        field: 'Enfermería Técnica',
        isCurrent: false,
      },
    ],
    location: 'Ayacucho',
    pay: {
      min: 150000,
      max: null,
      currency: 'PEN',
    },
  },
  {
    key: 'month-regions-turismo-cusco',
    split: 'dev',
    firstName: 'Álvaro',
    lastName: 'Quispe Valdivia',
    title: 'Turismo - recepción - counter',
    summary:
      'Soy guía de carrera (instituto) pero he vivido más en el counter y en recepción. Extrovertido, me adapto. Abierto a selva o Valle si hay habitación.',
    skills: [
      'atención a extranjeros',
      'Booking y Expedia',
      'venta de excursiones',
      'caja en dólares',
      'circuitos del sur',
    ],
    languages: [
      {
        name: 'Inglés',
        level: 'advanced',
      },
      {
        name: 'Portugués',
        level: 'basic',
      },
    ],
    certifications: ['Carné de guía (DIRCETUR Cusco)'],
    experiences: [
      {
        position: 'Recepcionista',
        company: 'Hostal Sapantiana',
        start: '2022-03',
        end: null,
        isCurrent: true,
        description:
          'turno de tarde o noche, 24 cuartos. Entradas y salidas, contesto mails y comentarios, cobro, vendo tours a los huéspedes. Saco los horarios cuando no está la dueña.',
      },
      {
        position: 'Counter',
        company: 'Agencia Killa Tours',
        start: '2019-01',
        end: '2020-03',
        isCurrent: false,
        description: 'vender paquetes, boletos de tren',
      },
      {
        position: 'Guía freelance',
        company: 'varias agencias',
        start: '2021-06',
        end: '2022-02',
        isCurrent: false,
        description: 'city tour y Maras Moray con grupos chicos',
      },
    ],
    educations: [
      {
        degree: 'Técnico',
        institution: 'Instituto de turismo Cusco',
        field: 'Guía Oficial de Turismo',
        isCurrent: false,
      },
    ],
    location: 'Cusco',
    pay: {
      min: 150000,
      max: null,
      currency: 'PEN',
    },
  },
  {
    key: 'month-regions-creditos-chiclayo',
    split: 'dev',
    firstName: 'Milagros',
    lastName: 'Santamaría Bances',
    title: 'Asesora de créditos',
    summary:
      'He trabajado con comerciantes de mercado y emprendedores. Cartera sana. Moto y licencia BIIB. Me interesa seguir en el rubro, ojalá con crecimiento.',
    skills: ['flujo de caja del cliente', 'prospección', 'negociar con morosos', 'Excel', 'bancos comunales'],
    languages: [],
    certifications: [],
    experiences: [
      {
        position: 'Funcionaria de crédito',
        company: 'Edpyme / financiera del norte',
        start: '2022-06',
        end: null,
        isCurrent: true,
        description:
          '210 clientes, 1.2 millones, mora 3.8%. Visito el negocio, armo el expediente, sustento en comité y cobro. Premio a mejor cartera 2024.',
      },
      {
        position: 'Promotora de grupos',
        company: 'ONG de microcrédito',
        start: '2020-10',
        end: '2022-05',
        isCurrent: false,
        description: 'mujeres de Mórrope y Túcume, reuniones cada 15 dias, recaudar',
      },
      {
        position: 'Vendedora de tarjetas',
        company: 'tienda por departamento',
        start: '2019',
        end: '2020',
        isCurrent: false,
        description: '',
      },
    ],
    educations: [
      {
        degree: 'Bachiller',
        institution: 'Universidad privada de Chiclayo',
        field: 'Administración',
        isCurrent: false,
      },
    ],
    location: 'José Leonardo Ortiz, Chiclayo',
    pay: {
      min: 180000,
      max: null,
      currency: 'PEN',
    },
  },
  {
    key: 'month-regions-camionero-juliaca',
    split: 'dev',
    firstName: 'Efraín',
    lastName: 'Mamani Turpo',
    title: 'CHOFER PROFESIONAL A3C',
    summary:
      'CHOFER CON RECORD LIMPIO, MANEJO CAMION Y TRAILER. NO TOMO. DISPUESTO A SALIR POR RUTA O POR GUARDIA',
    skills: ['tracto volvo', 'mecanica basica', 'guia de remision', 'ruta sur'],
    languages: [
      {
        name: 'Quechua',
        level: 'native',
      },
    ],
    certifications: ['MATPEL I', 'manejo a la defensiva'],
    experiences: [
      {
        position: 'Conductor de trailer',
        company: 'Transportes Altiplano',
        start: '2019-08',
        end: null,
        isCurrent: true,
        description:
          'plataforma y furgon. cemento, cerveza, abono. Juliaca Arequipa Cusco Desaguadero, a veces puerto',
      },
      {
        position: 'Chofer de camion',
        company: 'Distribuidora de abarrotes',
        start: '2016-01',
        end: '2019-07',
        isCurrent: false,
        description: 'reparto en Puno e Ilave y cobrar a las tiendas',
      },
      {
        position: 'Chofer de combi',
        company: 'Cooperativa de transporte',
        start: '2013',
        end: null,
        isCurrent: false,
        description: '',
      },
    ],
    educations: [
      {
        degree: 'Secundaria',
        institution: '',
        field: '',
        isCurrent: false,
      },
    ],
    location: 'Juliaca, Puno',
    pay: null,
  },
  {
    key: 'month-regions-social-pucallpa',
    split: 'dev',
    firstName: 'Lleraldina',
    lastName: 'Ríos Shuña',
    title: 'Trabajadora Social',
    summary:
      'Licenciada, colegiada. Mi experiencia es con familias y comunidades nativas de Ucayali; conozco los ríos y no me asusta el campo. Interesada en ONG o Estado.',
    skills: [
      'visita domiciliaria',
      'informe social',
      'talleres participativos',
      'Kobo',
      'articulación con Demuna y salud',
    ],
    languages: [
      {
        name: 'Shipibo',
        level: 'basic',
      },
    ],
    certifications: ['Curso violencia de género (MIMP, 120 h)'],
    experiences: [
      {
        position: 'Facilitadora de campo',
        company: 'ONG Canoa (proyecto de primera infancia)',
        start: '2022-08',
        end: '2025-06',
        isCurrent: false,
        description:
          '12 comunidades shipibas de Masisea. Sesiones de lavado de manos y alimentación con mamás, seguimiento a casos, coordinación con el puesto y el agente comunal, informe mensual.',
      },
      {
        position: 'Trabajadora social',
        company: 'Municipalidad - Demuna',
        start: '2020-03',
        end: '2022-07',
        isCurrent: false,
        description: 'Alimentos, tenencia, niños en riesgo, derivar maltrato al CEM y fiscalía.',
      },
    ],
    educations: [
      {
        degree: 'Licenciada',
        institution: 'Universidad Nacional de Ucayali',
        field: 'Trabajo Social',
        isCurrent: false,
      },
    ],
    location: 'Callería, Pucallpa, Ucayali',
    pay: {
      min: 250000,
      max: null,
      currency: 'PEN',
    },
  },
  {
    key: 'month-regions-veterinario-cajamarca',
    split: 'dev',
    firstName: 'Elmer',
    lastName: 'Vásquez Cerdán',
    title: 'MVZ',
    summary:
      'Médico veterinario, ganadería bovina. Asisto por mi cuenta a establos y ordeñadores de la campiña; busco ingreso fijo.',
    skills: [
      'palpación rectal',
      'inseminación artificial',
      'cirugía de campo',
      'programas de vacunación',
      'alimentación de vacas',
      'manejo de camioneta',
    ],
    languages: [],
    certifications: ['Colegiado hábil'],
    experiences: [
      {
        position: 'Veterinario independiente',
        company: 'Particular',
        start: '2022-01',
        end: null,
        isCurrent: true,
        description:
          'Partos, mastitis, cojeras, IA, y algo de perros. Recomiendo y vendo fármacos y sales a mis clientes.',
      },
      {
        position: 'Extensionista pecuario',
        company: 'Proyecto regional lácteos',
        start: '2019-06',
        end: '2021-12',
        isCurrent: false,
        description: 'capacitar a 150 criadores, pastos, sanidad, registros de producción',
      },
      {
        position: 'Practicante',
        company: 'Establo lechero',
        start: '2018',
        end: '2019',
        isCurrent: false,
        description: '',
      },
    ],
    educations: [
      {
        degree: 'Médico Veterinario',
        institution: 'Universidad Nacional de Cajamarca',
        field: 'Medicina Veterinaria',
        isCurrent: false,
      },
    ],
    location: 'Cajamarca',
    pay: {
      min: 250000,
      max: null,
      currency: 'PEN',
    },
  },
  {
    key: 'month-regions-tienda-iquitos',
    split: 'dev',
    firstName: 'Kelly',
    lastName: 'Pinedo Tuanama',
    title: 'Busco trabajo, disponibilidad inmediata',
    summary: 'soy rapida y amable',
    skills: ['cobrar', 'yape y pos', 'computación'],
    languages: [],
    certifications: [],
    experiences: [
      {
        position: 'vendedora y caja',
        company: 'Bazar y ropa, calle Arica',
        start: '2022-11',
        end: '2025-06',
        isCurrent: false,
        description: 'vender, cobrar, hacer cierre de la tarde y pedir mercaderia por whatsapp',
      },
      {
        position: 'ayudante de puesto',
        company: 'Mercado Belén',
        start: '2020',
        end: null,
        isCurrent: false,
        description: 'abarrotes por mayor y menor',
      },
    ],
    educations: [
      {
        degree: 'Secretariado ejecutivo (5 meses)',
        institution: 'CETPRO',
        field: '',
        isCurrent: false,
      },
    ],
    location: 'San Juan Bautista, Iquitos',
    pay: null,
  },
]
