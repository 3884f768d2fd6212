import type { LabelledJob } from '../../labelled.ts'

/** Offices: purchasing and foreign trade, marketing and communications, design. */
export const seasonOfficesTradeMediaJobs: LabelledJob[] = [
  // purchasing and foreign trade
  {
    key: 'offices-com-comprador-huachipa',
    title: 'COMPRADOR(A) - Suministros y Repuestos',
    category: 'Operaciones',
    skills: ['Cotizaciones', 'Negociación', 'Órdenes de compra', 'SAP MM'],
    description:
      'Fábrica de papeles. Convertir solicitudes de planta en OC, cuadro comparativo de 3 proveedores, seguimiento de entregas, homologación, compras urgentes de mantenimiento.',
    requirements:
      'Técnico o bachiller en Administración, Logística o Ing. Industrial\n2 años comprando para industria',
    experience: '1-2',
    location: 'Huachipa, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,600',
  },
  {
    key: 'offices-com-encargado-clinica-san-borja',
    title: 'Encargado de Logística',
    category: null,
    skills: ['Compras', 'Almacén', 'Proveedores'],
    description:
      'Clínica. Comprar insumos médicos, útiles y servicios, negociar crédito, controlar almacén general con 2 auxiliares, inventario mensual.',
    requirements: 'Técnico o bachiller\n3 años en compras y almacén, sector salud de preferencia',
    experience: '3-5',
    location: 'San Borja, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,400',
  },
  {
    key: 'offices-com-liquidador-callao',
    title: 'Liquidador de Aduana',
    category: 'Operaciones',
    skills: ['DAM', 'Arancel', 'Valoración', 'SINTAD'],
    description:
      'Agencia de aduana. Clasificar, numerar declaraciones, subsanar, regularizar anticipados. Turnos rotativos.',
    requirements: 'Técnico en Aduanas o Comercio Exterior\n2 años de liquidador (no auxiliar de despacho)',
    experience: '1-2',
    location: 'Callao',
    mode: 'onsite',
    salaryText: 'S/ 2,200',
  },
  {
    key: 'offices-com-sectorista-callao',
    title: 'Sectorista de importación',
    category: null,
    skills: ['Atención al cliente', 'Seguimiento', 'Vistos buenos'],
    description:
      'Eres el contacto de 15 clientes: pides documentos, coordinas despacho, transporte y VB, informas canal y levante, armas el file y pasas a facturar.',
    requirements:
      'Estudios de Negocios Internacionales o Aduanas\n1 año en agencia de aduana o agente de carga',
    experience: '1-2',
    location: 'Bellavista, Callao',
    mode: 'onsite',
    salaryText: 'S/ 1,800',
  },
  {
    key: 'offices-com-comex-surco',
    title: 'Analista de Comercio Exterior',
    category: 'Operaciones',
    skills: ['Incoterms', 'Proveedores de Asia', 'Inglés', 'Costeo de importación'],
    description:
      'Importadora de menaje y juguetes. Colocar órdenes en China, coordinar embarques, fletes, permisos (DIGESA), costear y seguir la nacionalización.',
    requirements:
      'Bachiller en Negocios Internacionales o afín\n2 años en importaciones (del lado importador, deseable)\nInglés avanzado; chino mandarín deseable',
    experience: '1-2',
    location: 'Santiago de Surco, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 3,500',
  },
  {
    key: 'offices-com-exportaciones-piura',
    title: 'Asistente documentario de exportaciones',
    category: null,
    skills: ['Certificado de origen', 'SENASA', 'BL', 'Packing list'],
    description:
      'Mango y uva. Instrucciones de embarque, fitosanitarios, matriz, DAM 40, enviar originales al cliente. Campaña noviembre a marzo.',
    requirements:
      'Egresado de Negocios Internacionales\n1 año en documentos de exportación\nInglés intermedio',
    experience: '1-2',
    location: 'Tambogrande, Piura',
    mode: 'onsite',
    salaryText: 'S/ 1,800',
  },
  {
    key: 'offices-com-ejecutivo-forwarder-lima',
    title: 'Sales Executive - Freight Forwarder',
    category: 'Ventas',
    skills: ['Prospección', 'Fletes FCL/LCL', 'CRM', 'Inglés'],
    description:
      'Ampliar cartera de importadores y exportadores, visitar, cotizar flete marítimo y aéreo, cerrar y mantener.',
    requirements: '2 años vendiendo servicios de carga\nCartera de clientes (valorado)',
    experience: '1-2',
    location: 'San Miguel, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 2,500 + 10 % del profit',
  },
  {
    key: 'offices-com-jefe-compras-arequipa',
    title: 'JEFE DE COMPRAS Y CONTRATOS',
    category: 'Operaciones',
    skills: ['Licitaciones', 'Contratos marco', 'Ahorros', 'Liderazgo'],
    description:
      'Contratista minera. Estrategia de abastecimiento, negociar contratos de equipos y servicios, equipo de 5 compradores, indicadores de ahorro y cumplimiento.',
    requirements:
      'Ing. Industrial, Administración o afín, titulado\n6 años en compras de minería o construcción\nERP',
    experience: '5+',
    location: 'Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 7,500',
  },
  // marketing and communications
  {
    key: 'offices-mkt-comunicaciones-lima',
    title: 'Analista de Comunicaciones Corporativas',
    category: 'Marketing',
    skills: ['Redacción', 'Notas de prensa', 'Vocería', 'Intranet'],
    description:
      'Empresa de energía. Redactar notas y discursos, atender periodistas, boletín interno, memoria anual, manejo de crisis y cobertura de eventos de responsabilidad social.',
    requirements:
      'Comunicación o Periodismo\n3 años en comunicación corporativa, agencia o medios\nInglés intermedio',
    experience: '3-5',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 4,200',
  },
  {
    key: 'offices-mkt-imagen-cas-chiclayo',
    title: 'CAS - ESPECIALISTA EN IMAGEN INSTITUCIONAL',
    category: null,
    skills: ['Notas de prensa', 'Protocolo', 'Redes', 'Fotografía'],
    description:
      'Gerencia regional de salud. Cobertura de actividades, pauta con radios y canales, ceremonias, campañas, página de Facebook.',
    requirements: 'Bachiller o título en Comunicación o Periodismo\n2 años, 1 en sector público',
    experience: '1-2',
    location: 'Chiclayo, Lambayeque',
    mode: 'onsite',
    salaryText: 'S/ 2,800',
  },
  {
    key: 'offices-mkt-relacionista-chiclayo',
    title: 'Relacionista Pública',
    category: 'Marketing',
    skills: ['Eventos', 'Medios', 'Redes sociales'],
    description:
      'Clínica privada. Convenios, ferias, entrevistas de los médicos en radio y TV, campañas, publicaciones y visitas a empresas.',
    requirements: 'Comunicaciones, Marketing o Relaciones Públicas\n1 año',
    experience: '1-2',
    location: 'Chiclayo, Lambayeque',
    mode: 'onsite',
    salaryText: 'S/ 1,900',
  },
  {
    key: 'offices-mkt-agencia-pr-lima',
    title: 'Ejecutivo(a) de Cuentas - Agencia de Relaciones Públicas',
    category: 'Marketing',
    skills: ['Gestión de prensa', 'Clientes', 'Reportes de rebote'],
    description:
      'Llevar 4 marcas de tecnología y salud, proponer temas, conseguir entrevistas, gestionar influencers y clipping.',
    requirements: 'Comunicaciones o Periodismo\n1 a 2 años en agencia o medio\nAgenda de periodistas',
    experience: '1-2',
    location: 'Miraflores, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 2,500',
  },
  // design
  {
    key: 'offices-dis-ux-remoto',
    title: 'UX/UI Designer',
    category: 'Diseño',
    skills: ['Figma', 'User research', 'Design system', 'Prototipado'],
    description:
      'Startup de salud. Entrevistas con usuarios, flujos, wireframes, prototipos, handoff a devs. Mandar portafolio o no se considera.',
    requirements: '2 años en producto digital\nPortafolio con casos',
    experience: '1-2',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 4,000 - S/ 5,000',
  },
  {
    key: 'offices-dis-empaques-ate',
    title: 'Diseñador de Empaques y Preprensa',
    category: 'Diseño',
    skills: ['Illustrator', 'Troqueles', 'Separación de color', 'Flexografía'],
    description:
      'Imprenta. Armar artes finales, montaje, revisar archivos de clientes, mockups de cajas y etiquetas.',
    requirements: 'Técnico en Diseño Gráfico o Artes Gráficas\n2 años en imprenta',
    experience: '1-2',
    location: 'Ate, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,800',
  },
  {
    key: 'offices-dis-interiores-surquillo',
    title: 'Proyectista de Muebles e Interiores',
    category: 'Diseño',
    skills: ['SketchUp', 'V-Ray', 'Melamina', 'Despiece'],
    description:
      'Diseñar cocinas, clósets y oficinas, tomar medidas, renders, optimizar planchas y seguir la instalación con el cliente.',
    requirements: 'Diseño de Interiores o Arquitectura (técnico, egresado o bachiller)\n1 año en mobiliario',
    experience: '1-2',
    location: 'Surquillo, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,000 + comisión',
  },
]
