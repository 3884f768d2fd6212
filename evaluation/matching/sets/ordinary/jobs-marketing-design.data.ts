import type { LabelledJob } from '../../labelled.ts'

/** Marketing, advertising and design. */
export const marketingDesignJobs: LabelledJob[] = [
  {
    key: 'analista-marketing-digital-lima',
    title: 'Analista de Marketing Digital',
    category: 'Marketing',
    skills: ['Google Ads', 'Meta Ads', 'Google Analytics', 'SEO', 'E-mail marketing', 'Excel'],
    description:
      'Instituto de educación superior busca un analista de marketing digital orientado a la captación de alumnos. Administrarás el presupuesto de campañas en Google Ads y Meta Ads, medirás el costo por prospecto de cada carrera, propondrás pruebas en las páginas de destino y prepararás el reporte semanal para la gerencia comercial. Coordinarás con la agencia creativa y con el centro de llamadas para que cada prospecto sea contactado a tiempo. Nos importa más lo que sabes medir que los seguidores que consigues. Tres días en la oficina de Lince, dos en casa y los sábados libres salvo en campaña de admisión.',
    requirements:
      'Bachiller en Marketing, Comunicaciones o Administración\n2 a 3 años en campañas de performance\nGoogle Ads y Meta Ads con presupuesto a cargo\nGoogle Analytics 4',
    experience: '3-5',
    location: 'Lince, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 3,500 - S/ 4,500',
  },
  {
    key: 'community-manager-trujillo',
    title: 'Community Manager',
    category: 'Marketing',
    skills: ['Redes sociales', 'Canva', 'Redacción', 'TikTok', 'Meta Business Suite'],
    description:
      'Cadena de restaurantes trujillana necesita community manager para manejar Facebook, Instagram y TikTok de sus cuatro locales. Grabarás videos cortos en cocina y salón, armarás la parrilla de contenidos del mes, responderás comentarios y mensajes, y coordinarás con el diseñador las piezas de promociones. Buscamos una persona creativa, con buena ortografía, que disfrute la comida y tenga facilidad con la cámara del celular. Horario flexible, algunos fines de semana por eventos. Beneficios: almuerzo diario y descuentos para la familia.',
    requirements:
      'Estudios en Comunicaciones, Marketing o Publicidad\n1 año manejando redes de una marca\nEdición básica de video (CapCut o similar)',
    experience: '1-2',
    location: 'Trujillo, La Libertad',
    mode: 'onsite',
    salaryText: 'S/ 1,500 - S/ 1,900',
  },
  {
    key: 'social-media-remoto',
    title: 'Social Media Specialist',
    category: 'Marketing',
    skills: ['Estrategia de contenidos', 'Redes sociales', 'Copywriting', 'Meta Ads', 'Reportes'],
    description:
      'Marca peruana de cuidado de la piel con venta en línea busca especialista en redes sociales para dirigir su presencia en Instagram, TikTok y Pinterest. Definirás la estrategia de contenidos por trimestre, escribirás los guiones, coordinarás con creadoras de contenido, llevarás el calendario y medirás alcance, interacción y ventas que vienen de redes. Impulsarás publicaciones con un presupuesto pequeño de Meta Ads. Somos doce mujeres y hombres trabajando a distancia desde distintas ciudades; nos vemos en Lima dos veces al año. Valoramos la autonomía y la escritura cuidada.',
    requirements:
      'Formación en Comunicaciones, Publicidad o Marketing\nDe 3 a 5 años en redes sociales de marcas\nCopywriting y análisis de métricas',
    experience: '3-5',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 3,000 - S/ 3,800',
  },
  {
    key: 'jefe-marketing-lima',
    title: 'Jefe(a) de Marketing',
    category: 'Marketing',
    skills: ['Plan de marketing', 'Gestión de marca', 'Trade marketing', 'Presupuestos', 'Liderazgo'],
    description:
      'Empresa de consumo masivo, líder en snacks saludables, se encuentra en búsqueda de su Jefe de Marketing. Reporta a la gerencia general y tiene a cargo un equipo de cuatro personas. Responsabilidades: elaborar el plan anual y el presupuesto, lanzar dos líneas nuevas al año, dirigir a las agencias de publicidad y de medios, asegurar la ejecución en el punto de venta junto con trade marketing y presentar resultados de participación de mercado. Requerimos una persona analítica, con experiencia en canales tradicional y moderno, acostumbrada a convivir con el área comercial y con planta. Planilla, bono anual por resultados y EPS familiar.',
    requirements:
      'Titulado en Marketing, Administración o Ingeniería Industrial; deseable maestría\nMás de 5 años en marketing de consumo masivo, 2 como jefe o brand manager\nInglés intermedio',
    experience: '5+',
    location: 'Ate, Lima',
    mode: 'onsite',
    salaryText: 'S/ 8,000 - S/ 10,000',
  },
  {
    key: 'ejecutivo-cuentas-publicidad-lima',
    title: 'Ejecutivo(a) de Cuentas',
    category: 'Marketing',
    skills: ['Gestión de cuentas', 'Briefs creativos', 'Presentaciones', 'Coordinación de campañas'],
    description:
      'Agencia de publicidad en Barranco busca ejecutivo de cuentas para dos marcas de bebidas. Eres la voz del cliente dentro de la agencia y de la agencia frente al cliente: recibes el pedido, escribes el brief, cuidas los tiempos de creativos y productora, presentas las propuestas, negocias cambios y controlas que lo facturado coincida con lo aprobado. No es un puesto de venta ni tiene comisiones. Buscamos a alguien organizado, con criterio creativo, que escriba bien y mantenga la calma cuando todo es para ayer.',
    requirements:
      'Bachiller en Publicidad, Comunicaciones o Marketing\n2 años en agencia como ejecutivo de cuentas\nManejo de presentaciones y presupuestos de campaña',
    experience: '1-2',
    location: 'Barranco, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 2,800 - S/ 3,500',
  },
  {
    key: 'disenador-grafico-lima',
    title: 'Diseñador Gráfico',
    category: 'Diseño',
    skills: ['Adobe Illustrator', 'Adobe Photoshop', 'Adobe InDesign', 'Branding', 'Preprensa'],
    description:
      'Imprenta y estudio de diseño con veinte años en Breña necesita diseñador gráfico para desarrollar catálogos, empaques, señalética e identidad de marca. Recibirás al cliente, propondrás bocetos, harás artes finales listos para imprenta y verificarás pruebas de color en máquina. Es indispensable dominar Illustrator, Photoshop e InDesign y conocer de preprensa: sangrados, tintas planas, troqueles. Un plus si ilustras. Horario de lunes a viernes de 9:00 a 18:30 y un sábado al mes. Envía portafolio; sin portafolio no se evaluará la postulación.',
    requirements:
      'Egresado de Diseño Gráfico o Arte Publicitario\n2 años de experiencia en diseño impreso\nPortafolio',
    experience: '1-2',
    location: 'Breña, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,900 - S/ 2,500',
  },
  {
    key: 'disenador-grafico-redes-arequipa',
    title: 'Diseñador gráfico para redes',
    category: 'Diseño',
    skills: ['Photoshop', 'Illustrator', 'Canva', 'Edición de video'],
    description:
      'Clinica dental con 3 sedes en Arequipa busca diseñador grafico para piezas de redes sociales, flyers, banner y videos cortos. Trabajo con marketing, medio tiempo o tiempo completo. Mandar portafolio al correo. Pago puntual quincenal.',
    requirements:
      'Manejo de Photoshop e Illustrator\nEdición de reels (Premiere o CapCut)\n1 año de experiencia',
    experience: '0-1',
    location: 'Cayma, Arequipa',
    mode: 'onsite',
    salaryText: 'S/ 1,300 - S/ 1,600',
  },
  {
    key: 'ux-ui-remoto',
    title: 'Diseñador(a) UX/UI',
    category: 'Diseño',
    skills: [
      'Figma',
      'Investigación de usuarios',
      'Prototipado',
      'Sistemas de diseño',
      'Pruebas de usabilidad',
    ],
    description:
      'Billetera digital peruana busca una persona de diseño de producto que entienda a los comerciantes de mercado y no solo a la gente que vive en la aplicación. Harás entrevistas y pruebas de usabilidad, mapas de experiencia, prototipos en Figma y la entrega a los desarrolladores, cuidando nuestro sistema de diseño. Participarás desde la definición del problema junto con producto y datos. Trabajarás remoto con visitas a campo dos veces al mes en la ciudad donde vivas. Cuéntanos en tu postulación un proyecto donde la investigación te hizo cambiar de idea.',
    requirements:
      'De 3 a 5 años en diseño de producto digital\nFigma avanzado\nExperiencia en investigación con usuarios\nPortafolio con casos',
    experience: '3-5',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 5,500 - S/ 7,500',
  },
  {
    key: 'practicante-diseno-lima',
    title: 'Practicante de Diseño',
    category: 'Diseño',
    skills: ['Illustrator', 'Photoshop', 'Figma'],
    description:
      'Retail de moda convoca practicante de diseño para el área de marca. Adaptarás artes para tienda y página web, retocarás fotografías de producto, prepararás banners y apoyarás en la elaboración de presentaciones. Ideal si estás en los últimos ciclos o recién egresas y quieres conocer tanto lo impreso como lo digital. Subvención económica, refrigerio, descuentos en prendas y convenio con tu universidad o instituto.',
    requirements:
      'Estudiante de últimos ciclos o egresado de Diseño Gráfico o Diseño Digital\nIllustrator y Photoshop\nDeseable Figma',
    experience: '0-1',
    location: 'Surquillo, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 1,130',
  },
  {
    key: 'especialista-performance-remoto',
    title: 'Especialista en Performance',
    category: 'Marketing',
    skills: ['Google Ads', 'Meta Ads', 'TikTok Ads', 'GA4', 'Looker Studio'],
    description:
      'Agencia digital con clientes de retail y fintech busca especialista en medios pagados. Planificarás, implementarás y optimizarás campañas de cinco cuentas, con reportes quincenales al cliente. Trabajo remoto. Presupuestos de 20 a 80 mil soles mensuales por cuenta.',
    requirements:
      '3 años en medios pagados, deseable agencia\nGoogle Ads certificado\nManejo de GA4 y Tag Manager',
    experience: '3-5',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 4,000 - S/ 5,000',
  },
  {
    key: 'asistente-marketing-lima',
    title: 'Asistente de Marketing',
    category: 'Marketing',
    skills: ['Redes sociales', 'Coordinación de eventos', 'PowerPoint', 'Canva'],
    description:
      'Clínica estética con tres sedes busca asistente de marketing para coordinar piezas con el diseñador, publicar en redes, organizar activaciones, hacer seguimiento a proveedores y preparar el reporte mensual. Oficina en Miraflores.',
    requirements:
      'Bachiller o egresado de Marketing, Publicidad o Comunicaciones\n1 año de experiencia\nBuena redacción',
    experience: '1-2',
    location: 'Miraflores, Lima',
    mode: 'onsite',
    salaryText: 'S/ 1,800 - S/ 2,300',
  },
  {
    key: 'coordinador-marca-lima',
    title: 'Coordinador de Marca Senior',
    category: 'Marketing',
    skills: ['Gestión de marca', 'Lanzamientos', 'Investigación de mercados', 'Presupuestos'],
    description:
      'Fabricante de cuidado del hogar busca coordinador de marca con trayectoria en consumo masivo. Ejecutarás el plan de dos marcas, harás seguimiento de participación, coordinarás lanzamientos con planta y ventas, y llevarás el presupuesto. Reporta a la jefa de marketing.',
    requirements:
      'Titulado en Marketing o afines\n3 a 5 años en marca o trade en consumo masivo\nInglés intermedio',
    experience: '3-5',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 6,000 - S/ 7,500',
  },
  {
    key: 'ejecutivo-cuentas-digital-remoto',
    title: 'Ejecutivo de Cuentas Digitales',
    category: 'Marketing',
    skills: ['Atención de cuentas', 'Redes sociales', 'Medios digitales', 'Reportes'],
    description:
      'Agencia independiente busca ejecutivo de cuentas para tres marcas con fuerte presencia digital. Coordinar contenidos, pauta y reportes con el equipo, cuidar el alcance del contrato y presentar resultados. Remoto con una reunión presencial al mes en Lima.',
    requirements: '1 a 2 años en agencia\nConocimiento de medios digitales\nExcelente redacción',
    experience: '1-2',
    location: 'Remoto',
    mode: 'remote',
    salaryText: 'S/ 2,500 - S/ 3,200',
  },
  {
    key: 'disenador-packaging-lima',
    title: 'Diseñador(a) de Empaques',
    category: 'Diseño',
    skills: ['Packaging', 'Illustrator', 'Preprensa', 'Mockups', 'Flexografía'],
    description:
      'Fábrica de empaques flexibles busca diseñador para adaptar y desarrollar artes de bolsas y etiquetas, preparar separaciones de color para flexografía, revisar pruebas con el cliente y mantener el archivo técnico de cada producto.',
    requirements: 'Diseño Gráfico o afines\n3 años en empaques o preprensa\nIllustrator avanzado',
    experience: '3-5',
    location: 'Lurín, Lima',
    mode: 'onsite',
    salaryText: 'S/ 2,500 - S/ 3,000',
  },
  {
    key: 'disenador-marca-lima',
    title: 'Graphic Designer - Retail',
    category: 'Diseño',
    skills: ['Illustrator', 'Photoshop', 'InDesign', 'Identidad visual', 'Diseño para redes'],
    description:
      'Cadena de librerías busca diseñador gráfico para campañas de tienda, catálogo escolar, señalización y piezas digitales. Trabajarás con marketing y con la imprenta. Dos días remotos.',
    requirements: '2 años en diseño gráfico\nIllustrator, Photoshop e InDesign\nPortafolio impreso y digital',
    experience: '1-2',
    location: 'San Borja, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 2,000 - S/ 2,600',
  },
  {
    key: 'product-designer-lima',
    title: 'Product Designer',
    category: 'Diseño',
    skills: ['Figma', 'User research', 'Interaction design', 'Design system'],
    description:
      'Banco grande suma product designer a su célula de tarjetas. Investigación, prototipos y diseño de interfaz para la aplicación, con sistema de diseño consolidado y escritora de UX en el equipo. Híbrido: dos días en San Isidro, sin excepción.',
    requirements: '3 años en diseño de producto digital\nFigma y portafolio\nInglés intermedio',
    experience: '3-5',
    location: 'San Isidro, Lima',
    mode: 'hybrid',
    salaryText: 'S/ 6,500 - S/ 8,500',
  },
]
