import type { LabelledProfile } from '../../labelled.ts'

/** People of offices and professions in Lima, in their own words. */
export const springDesksProfiles: LabelledProfile[] = [
  {
    key: 'spring-desks-tecnica-contable-vmt',
    split: 'held-out',
    firstName: 'Yesenia',
    lastName: 'Ccori Landeo',
    title: 'Técnica en contabilidad',
    summary:
      'Llevo dos años y medio en el area contable de una ferreteria grande y antes hice mis practicas con un contador particular. Me gustaria un sitio donde pueda aprender cierres.',
    skills: [
      'libros electronicos',
      'Concar',
      'detracciones y retenciones',
      'cuadre de bancos',
      'excel (filtros, buscarv, dinamicas)',
    ],
    languages: [],
    certifications: ['Curso PLAME y T-Registro, Cámara de Comercio'],
    experiences: [
      {
        position: 'Auxiliar de contabilidad',
        company: 'Ferretería El Nivel SAC',
        start: '2022-12',
        end: null,
        isCurrent: true,
        description:
          'ingreso facturas de proveedores y de venta, saco el registro del mes para que el contador declare, cuadro el banco con los estados de cuenta, armo los pagos de la semana, caja chica. Veo tambien las boletas de pago de 22 personas.',
      },
      {
        position: 'Practicante',
        company: 'Contador particular',
        start: '2022-03',
        end: '2022-11',
        isCurrent: false,
        description: 'digitar comprobantes de 12 clientes chicos y hacer cola en SUNAT',
      },
    ],
    educations: [
      {
        degree: 'Profesional técnica',
        institution: 'Instituto superior',
        field: 'Contabilidad',
        isCurrent: false,
      },
    ],
    location: 'Villa María del Triunfo, Lima',
    pay: {
      min: 150000,
      max: null,
      currency: 'PEN',
    },
  },
  {
    key: 'spring-desks-cpc-surco',
    split: 'held-out',
    firstName: 'Germán',
    lastName: 'Olaechea Rubina',
    title: 'Contador público colegiado',
    summary:
      'Contador con 9 años de ejercicio. Empecé en auditoría, pasé a impuestos en una cadena de farmacias y desde 2022 respondo por la contabilidad de una importadora de menaje. Puedo atender alguna empresa adicional por las noches o desde mi casa.',
    skills: [
      'Cierre y balances',
      'Renta anual de tercera',
      'Fiscalizaciones y requerimientos',
      'SAP',
      'SIRE',
      'Dirigir asistentes',
    ],
    languages: [
      {
        name: 'Inglés',
        level: 'intermediate',
      },
    ],
    certifications: ['Diplomado en tributación empresarial', 'Colegio de Contadores de Lima, hábil'],
    experiences: [
      {
        position: 'Contador',
        company: 'Importadora Casa Lurdes',
        start: '2022-02',
        end: null,
        isCurrent: true,
        description:
          'Tengo dos asistentes. Balance mensual para el directorio, costeo de lo importado, todas las declaraciones, trato con bancos y auditores.',
      },
      {
        position: 'Analista de impuestos',
        company: 'Cadena de farmacias',
        start: '2018-06',
        end: '2022-01',
        isCurrent: false,
        description:
          'Liquidación de IGV y renta, impuesto diferido, contestar cartas y esquelas, dos fiscalizaciones definitivas sin reparos importantes.',
      },
      {
        position: 'Asistente de auditoría',
        company: 'Sociedad de auditoría',
        start: '2016-01',
        end: '2018-05',
        isCurrent: false,
        description: 'Pruebas sustantivas, papeles de trabajo, inventarios',
      },
    ],
    educations: [
      {
        degree: 'Título de Contador Público',
        institution: 'Universidad nacional',
        field: 'Contabilidad',
        isCurrent: false,
      },
    ],
    location: 'Santiago de Surco, Lima',
    pay: {
      min: 550000,
      max: null,
      currency: 'PEN',
    },
  },
  {
    key: 'spring-desks-sectorista-credito-sjl',
    split: 'held-out',
    firstName: 'Milagros',
    lastName: 'Tineo Aponte',
    title: 'Asesora de negocios',
    summary: 'Trabajo con mercados y bodegueros. Cartera al día, mora 3.8. Conozco SJL de palmo a palmo.',
    skills: [
      'evaluar negocio sin documentos',
      'colocación',
      'recuperar cuotas atrasadas',
      'venta de seguros',
      'comité',
    ],
    languages: [],
    certifications: [],
    experiences: [
      {
        position: 'Asesora de negocios I',
        company: 'Edpyme Progreso Urbano',
        start: '2023-05',
        end: null,
        isCurrent: true,
        description:
          '190 clientes, saldo 900 mil soles. Busco al cliente, veo su puesto, hago su flujo, sustento en comité y si se atrasa voy yo misma.',
      },
      {
        position: 'Promotora de servicios',
        company: 'Banco',
        start: '2021-02',
        end: '2023-04',
        isCurrent: false,
        description: 'ventanilla medio tiempo, después plataforma: cuentas, tarjetas, reclamos',
      },
    ],
    educations: [
      {
        degree: 'Bachiller',
        institution: 'Universidad privada',
        field: 'Administración',
        isCurrent: false,
      },
    ],
    location: 'San Juan de Lurigancho, Lima',
    pay: {
      min: 190000,
      max: null,
      currency: 'PEN',
    },
  },
  {
    key: 'spring-desks-operador-llamadas-ate',
    split: 'held-out',
    firstName: 'Jhon',
    lastName: 'Sulca Mamani',
    title: 'Busco trabajo, disponibilidad inmediata',
    summary:
      'trabaje 1 año y 8 meses en contact, primero vendiendo chips y luego recordando pagos de un banco. tengo compu e internet en casa. acepto oficina o desde casa menos ventas a la calle',
    skills: ['hablar con clientes', 'negociar', 'tipeo rapido', 'Vicidial'],
    languages: [],
    certifications: [],
    experiences: [
      {
        position: 'gestor',
        company: 'contact center (cartera de banco)',
        start: '2024-03',
        end: '2025-06',
        isCurrent: false,
        description:
          '80 a 100 llamadas, tramo 1 a 60 dias, refinanciar, promesas. salí 2 veces mejor del mes. termino de contrato',
      },
      {
        position: 'teleoperador',
        company: 'call de telefonia',
        start: '2023-10',
        end: '2024-02',
        isCurrent: false,
        description: 'ventas de lineas y fibra',
      },
      {
        position: 'atención en cabina y librería',
        company: 'negocio familiar',
        start: '2022',
        end: '2023',
        isCurrent: false,
        description: '',
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
    location: 'Ate, Lima',
    pay: {
      min: 120000,
      max: null,
      currency: 'PEN',
    },
  },
  {
    key: 'spring-desks-personal-y-planillas-callao',
    split: 'held-out',
    firstName: 'Rosmery',
    lastName: 'Alvites Chunga',
    title: 'Analista de administración de personal',
    summary:
      '4 años viendo personal en una empresa de courier: la remuneración de punta a punta, entradas y salidas, y cuando hay campaña también recluto. Dispuesta a quedarme en lo de nóminas o a ver todo el área en una empresa mediana.',
    skills: [
      'AFPnet',
      'Cálculo de beneficios sociales',
      'Contratos sujetos a modalidad',
      'Descansos médicos',
      'Inspecciones laborales',
      'Excel avanzado',
    ],
    languages: [
      {
        name: 'Inglés',
        level: 'basic',
      },
    ],
    certifications: ['Especialización en derecho laboral para no abogados'],
    experiences: [
      {
        position: 'Analista de personal',
        company: 'Courier Ruta Norte',
        start: '2021-07',
        end: null,
        isCurrent: true,
        description:
          'Pago de 380 trabajadores (motorizados, almacén, oficina), liquidaciones, CTS y grati, contratos, asistencia con reloj. Campaña navideña: 60 ingresos en tres semanas.',
      },
      {
        position: 'Auxiliar de RRHH',
        company: 'Services de limpieza',
        start: '2019-08',
        end: '2021-06',
        isCurrent: false,
        description: 'files, altas y bajas, tareos de 30 sedes',
      },
    ],
    educations: [
      {
        degree: 'Bachiller',
        institution: 'Universidad nacional del Callao',
        field: 'Administración',
        isCurrent: false,
      },
    ],
    location: 'La Perla, Callao',
    pay: {
      min: 280000,
      max: 350000,
      currency: 'PEN',
    },
  },
  {
    key: 'spring-desks-recepcion-lince',
    split: 'held-out',
    firstName: 'Fiorella',
    lastName: 'Barrueto Solís',
    title: 'Recepcionista / secretaria',
    summary:
      'Me gusta el trato con la gente, soy ordenada. Quisiera una oficina estable cerca a Lince, de lunes a viernes si se puede.',
    skills: ['central de llamadas', 'word y excel', 'archivo', 'cobros con tarjeta', 'redacción de cartas'],
    languages: [
      {
        name: 'Inglés',
        level: 'intermediate',
      },
    ],
    certifications: [],
    experiences: [
      {
        position: 'Recepcionista',
        company: 'Centro de terapia física',
        start: '2022-04',
        end: null,
        isCurrent: true,
        description:
          'citas, pagos, boletas, inventario de útiles, llamar a pacientes que faltan, recibir a doctores y proveedores',
      },
      {
        position: 'Counter',
        company: 'Academia de inglés',
        start: '2020-11',
        end: '2022-03',
        isCurrent: false,
        description: 'matricular alumnos, informar, cobrar mensualidad, constancias',
      },
      {
        position: 'Anfitriona',
        company: 'Restaurante',
        start: '2019',
        end: '2020',
        isCurrent: false,
        description: '',
      },
    ],
    educations: [
      {
        degree: 'Técnica',
        institution: 'Instituto de secretariado',
        field: 'Secretariado ejecutivo',
        isCurrent: false,
      },
    ],
    location: 'Lince, Lima',
    pay: {
      min: 130000,
      max: null,
      currency: 'PEN',
    },
  },
  {
    key: 'spring-desks-comex-bellavista',
    split: 'held-out',
    firstName: 'Renzo',
    lastName: 'Huapaya Torrejón',
    title: 'Comercio exterior',
    summary:
      'Egresado de negocios internacionales, cuatro años en aduanas y ahora del lado del importador. Inglés para correos y llamadas sencillas.',
    skills: [
      'Seguimiento de embarques',
      'Partidas arancelarias',
      'DAM',
      'Visto bueno y direccionamiento',
      'Permisos de SENASA y DIGESA',
      'Costos de internamiento',
    ],
    languages: [
      {
        name: 'Inglés',
        level: 'intermediate',
      },
      {
        name: 'Portugués',
        level: 'basic',
      },
    ],
    certifications: ['Técnico en despacho aduanero'],
    experiences: [
      {
        position: 'Asistente de importaciones',
        company: 'Importadora de alimentos para animales',
        start: '2023-09',
        end: null,
        isCurrent: true,
        description:
          '30 contenedores al mes. Confirmo proformas con el proveedor, reviso BL y certificados, coordino con el forwarder y la agencia, cuadro el costo final y los pagos al exterior.',
      },
      {
        position: 'Ejecutivo de cuenta (operaciones)',
        company: 'Agencia de aduana del Callao',
        start: '2021-01',
        end: '2023-08',
        isCurrent: false,
        description:
          '11 clientes de importación, aforos, transporte, facturación. Cubría al que numera cuando salía de vacaciones.',
      },
    ],
    educations: [
      {
        degree: 'Egresado',
        institution: 'Universidad privada',
        field: 'Negocios Internacionales',
        isCurrent: false,
      },
    ],
    location: 'Bellavista, Callao',
    pay: {
      min: 250000,
      max: null,
      currency: 'PEN',
    },
  },
  {
    key: 'spring-desks-industrial-almacenes-santa-anita',
    split: 'held-out',
    firstName: 'Diego',
    lastName: 'Marcelo Yupari',
    title: 'Ing. Industrial | inventarios y abastecimiento',
    summary:
      'Bachiller con 3 años en centros de distribución. Lo mío son los números del stock: por qué falta, por qué sobra y cuánto pedir. Abierto a compras o planeamiento.',
    skills: [
      'Power BI',
      'Excel con macros',
      'SAP (MM y WM)',
      'Toma de inventarios',
      'Rotación ABC',
      'Indicadores',
    ],
    languages: [
      {
        name: 'Inglés',
        level: 'intermediate',
      },
    ],
    certifications: ['Green belt'],
    experiences: [
      {
        position: 'Analista de control de stock',
        company: 'Distribuidora de útiles de oficina',
        start: '2023-01',
        end: null,
        isCurrent: true,
        description:
          '14 mil códigos. Calendario de conteos, conciliación físico contra sistema, reporte de baja rotación, propuesta de reposición de cada semana a compras. Bajamos la diferencia de 2.1 a 0.4 por ciento.',
      },
      {
        position: 'Asistente de logística',
        company: 'Laboratorio veterinario',
        start: '2022-02',
        end: '2022-12',
        isCurrent: false,
        description:
          'cotizaciones, pedidos a proveedores de envases, guías, programar tres camiones de reparto',
      },
      {
        position: 'Practicante de calidad',
        company: 'Fábrica de galletas',
        start: '2021-06',
        end: '2022-01',
        isCurrent: false,
        description: 'registros de línea, control de pesos, apoyo en auditoría BPM',
      },
    ],
    educations: [
      {
        degree: 'Bachiller',
        institution: 'Universidad nacional',
        field: 'Ingeniería Industrial',
        isCurrent: false,
      },
    ],
    location: 'Santa Anita, Lima',
    pay: {
      min: 230000,
      max: null,
      currency: 'PEN',
    },
  },
  {
    key: 'spring-desks-vendedor-financiado-sjm',
    split: 'held-out',
    firstName: 'Percy',
    lastName: 'Montalvo Ríos',
    title: 'Ventas',
    summary:
      'Vendedor nato. Tres años vendiendo mototaxis y lineales a crédito, antes repartía pedidos en bodegas para una distribuidora. Ahora quiero tickets más altos: autos o departamentos. Brevete A1.',
    skills: [
      'cierre de ventas',
      'crédito con financieras',
      'Facebook marketplace',
      'whatsapp business',
      'cartera de clientes',
      'manejo',
    ],
    languages: [],
    certifications: [],
    experiences: [
      {
        position: 'Asesor comercial',
        company: 'Tienda de motos Chavimotor',
        start: '2022-05',
        end: null,
        isCurrent: true,
        description:
          '18 unidades al mes en promedio, consigo la aprobación con 4 financieras, entrega y placa. Reemplazo al administrador los lunes.',
      },
      {
        position: 'Prevendedor',
        company: 'Distribuidora de gaseosas',
        start: '2019-10',
        end: '2022-04',
        isCurrent: false,
        description: 'zona Pamplona y Nueva Esperanza, 45 clientes por día',
      },
    ],
    educations: [
      {
        degree: 'Trunca (4 ciclos)',
        institution: 'Universidad privada',
        field: 'Marketing',
        isCurrent: false,
      },
    ],
    location: 'San Juan de Miraflores, Lima',
    pay: {
      min: 180000,
      max: null,
      currency: 'PEN',
    },
  },
  {
    key: 'spring-desks-grafica-y-redes-brena',
    split: 'held-out',
    firstName: 'Almendra',
    lastName: 'Quispe Velarde',
    title: 'Diseñadora gráfica y redes sociales',
    summary:
      'Diseño y también manejo cuentas. Hago las fotos, los videítos y el arte de mis marcas (una pollería, un spa, un colegio). Quiero dejar lo independiente y tener planilla, ideal desde casa o mixto.',
    skills: [
      'Illustrator',
      'Photoshop',
      'Premiere',
      'Capcut',
      'armado para impresión',
      'Meta Business Suite',
      'un poco de After',
    ],
    languages: [
      {
        name: 'Inglés',
        level: 'basic',
      },
    ],
    certifications: [],
    experiences: [
      {
        position: 'Diseñadora y community independiente',
        company: 'Varias marcas',
        start: '2023-02',
        end: null,
        isCurrent: true,
        description:
          'calendario del mes, artes, historias, videos cortos, responder inbox, anuncios de 20 soles diarios. Cartas, volantes y gigantografías.',
      },
      {
        position: 'Diseñadora',
        company: 'Gráfica Los Andes (jr. Rufino Torrico)',
        start: '2021-08',
        end: '2023-01',
        isCurrent: false,
        description:
          'corregía artes que traía el público y los dejaba listos para máquina, tarjetas, etiquetas, talonarios',
      },
    ],
    educations: [
      {
        degree: 'Profesional técnica',
        institution: 'Instituto de diseño',
        field: 'Diseño gráfico',
        isCurrent: false,
      },
    ],
    location: 'Breña, Lima',
    pay: {
      min: 170000,
      max: null,
      currency: 'PEN',
    },
  },
  {
    key: 'spring-desks-bachiller-derecho-slp',
    split: 'held-out',
    firstName: 'Luis Fernando',
    lastName: 'Cárdenas Poma',
    title: 'Bachiller en Derecho',
    summary:
      'Por sacar el título (falta sustentar). Dos años en notaría, me gusta lo registral y lo inmobiliario; no quisiera litigio pero lo evalúo.',
    skills: [
      'Partidas y estudio de títulos',
      'Compraventas, donaciones, anticipos',
      'Tachas y observaciones',
      'Sucesión intestada',
      'Trato con usuarios',
    ],
    languages: [
      {
        name: 'Inglés',
        level: 'intermediate',
      },
    ],
    certifications: ['Curso de derecho registral e inmobiliario'],
    experiences: [
      {
        position: 'Asistente',
        company: 'Notaría de San Isidro',
        start: '2023-06',
        end: null,
        isCurrent: true,
        description:
          'elaboro escrituras de transferencia e hipoteca a partir de minuta, ingreso partes en línea al registro, contesto esquelas, aviso al cliente y al banco. También poderes y asuntos no contenciosos.',
      },
      {
        position: 'Practicante',
        company: 'Estudio jurídico',
        start: '2022-03',
        end: '2023-03',
        isCurrent: false,
        description: 'leer expedientes, escritos simples, mesa de partes virtual, constituir empresas',
      },
    ],
    educations: [
      {
        degree: 'Bachiller',
        institution: 'Universidad privada',
        field: 'Derecho',
        isCurrent: false,
      },
    ],
    location: 'San Martín de Porres, Lima',
    pay: {
      min: 190000,
      max: null,
      currency: 'PEN',
    },
  },
  {
    key: 'spring-desks-tecnico-redes-smiguel',
    split: 'held-out',
    firstName: 'Brayan',
    lastName: 'Echevarría Soto',
    title: 'Técnico en redes y soporte',
    summary: '',
    skills: [
      'windows y office',
      'armar y reparar pc',
      'crimpeado y ponchado',
      'routers mikrotik',
      'usuarios de dominio',
      'camaras ip',
    ],
    languages: [],
    certifications: ['CCNA 1 y 2 (academia)'],
    experiences: [
      {
        position: 'Soporte TI',
        company: 'Cadena de ópticas',
        start: '2023-08',
        end: null,
        isCurrent: true,
        description:
          'atiendo por anydesk y voy a las 14 tiendas. correos, POS, impresoras ticketeras, creo usuarios, respaldo, veo que no se caiga la vpn con el ingeniero',
      },
      {
        position: 'Técnico',
        company: 'Taller de cómputo Compuplaza',
        start: '2021-05',
        end: '2023-07',
        isCurrent: false,
        description: 'reparación de laptops y venta de partes',
      },
    ],
    educations: [
      {
        degree: 'Técnico',
        institution: 'Senati',
        field: 'Redes y seguridad informática',
        isCurrent: false,
      },
    ],
    location: 'San Miguel, Lima',
    pay: {
      min: 160000,
      max: null,
      currency: 'PEN',
    },
  },
  {
    key: 'spring-desks-programador-php-olivos',
    split: 'held-out',
    firstName: 'Katia',
    lastName: 'Regalado Infantes',
    title: 'Desarrolladora web',
    summary:
      'Ingeniera de sistemas (bachiller). Hago aplicaciones internas para empresas: del modelo de datos a la pantalla. Prefiero remoto o máximo dos días de oficina.',
    skills: ['PHP', 'Laravel', 'JavaScript', 'Vue', 'SQL', 'Linux', 'Power BI básico', 'Git'],
    languages: [
      {
        name: 'Inglés',
        level: 'intermediate',
      },
    ],
    certifications: [],
    experiences: [
      {
        position: 'Programadora',
        company: 'Consultora Sistemas Kuntur',
        start: '2022-09',
        end: null,
        isCurrent: true,
        description:
          'Sistema de ventas e inventario con comprobantes electrónicos para cuatro clientes, API para app móvil, reportes. Hablo con el usuario, desarrollo, pruebo y publico en el servidor.',
      },
      {
        position: 'Asistente de sistemas',
        company: 'Instituto',
        start: '2021-04',
        end: '2022-08',
        isCurrent: false,
        description: 'consultas a la base de notas, soporte a docentes, página web, cuadros para dirección',
      },
    ],
    educations: [
      {
        degree: 'Bachiller',
        institution: 'Universidad nacional',
        field: 'Ingeniería de Sistemas',
        isCurrent: false,
      },
    ],
    location: 'Los Olivos, Lima',
    pay: {
      min: 320000,
      max: null,
      currency: 'PEN',
    },
  },
  {
    key: 'spring-desks-arquitecta-bachiller-surquillo',
    split: 'held-out',
    firstName: 'Valeria',
    lastName: 'Injante Prado',
    title: 'Bach. Arquitectura - diseño y modelado',
    summary:
      'Tres años entre oficinas de proyectos. He hecho departamentos piloto, cafeterías y edificios de 8 pisos en Revit. Ahora mismo hago encargos sueltos. También me interesa oficina técnica.',
    skills: [
      'Revit',
      'Autocad',
      'Sketchup + Enscape',
      'Metrado de acabados',
      'Planos de detalle',
      'Photoshop',
    ],
    languages: [
      {
        name: 'Inglés',
        level: 'intermediate',
      },
    ],
    certifications: ['Diplomado BIM 120 h'],
    experiences: [
      {
        position: 'Dibujo y diseño por encargo',
        company: 'Independiente',
        start: '2025-01',
        end: null,
        isCurrent: true,
        description: 'planos de remodelación, vistas 3D para una mueblería, levantamientos',
      },
      {
        position: 'Asistente de proyectos',
        company: 'Taller de arquitectura Cuatro Patios',
        start: '2022-10',
        end: '2024-12',
        isCurrent: false,
        description:
          'anteproyecto a expediente de vivienda multifamiliar, modelo en Revit, compatibilizar con estructura e instalaciones, diseño de dos cafeterías con su mobiliario; acompañé trámites en la municipalidad de Lince',
      },
      {
        position: 'Practicante',
        company: 'Inmobiliaria',
        start: '2022-01',
        end: '2022-09',
        isCurrent: false,
        description: 'planos de venta, cuadros de áreas',
      },
    ],
    educations: [
      {
        degree: 'Bachiller',
        institution: 'Universidad privada',
        field: 'Arquitectura',
        isCurrent: false,
      },
    ],
    location: 'Surquillo, Lima',
    pay: {
      min: 250000,
      max: null,
      currency: 'PEN',
    },
  },
]
