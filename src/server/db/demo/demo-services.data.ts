import type { ServiceCategory } from '#contracts/services/services-vocabulary.ts'
import type { ServiceExtra, ServicePackage } from '#domain/services/packages.ts'

/** What a company said of a service. `hired`: after a hire that was completed. */
export type DemoReview = readonly [
  company: string,
  rating: number,
  daysAgo: number,
  comment: string,
  hired?: 'hired',
]

/** A question and its answer, so many minutes later; null: not answered yet. */
export type DemoTalk = readonly [
  company: string,
  daysAgo: number,
  question: string,
  answer: readonly [minutes: number, text: string] | null,
]

export interface DemoService {
  person: string
  title: string
  category: ServiceCategory
  description: string
  price: string
  deliveryTime?: string
  includes: readonly string[]
  requirements?: string
  tools?: string
  packages?: readonly ServicePackage[]
  extras?: readonly ServiceExtra[]
  daysAgo: number
  reviews?: readonly DemoReview[]
  talks?: readonly DemoTalk[]
}

/** Invented, all of it, as are the people who sell and the companies that buy. */
export const demoServices: readonly DemoService[] = [
  {
    person: 'omar',
    title: 'Despliegues automáticos en la nube',
    category: 'Tecnología e IT',
    description:
      'Publicar tu sistema deja de ser un viernes de nervios: cada cambio se prueba y sube solo, y se deshace con un botón. Lo armo en la nube que ya pagas y les enseño a manejarlo.',
    price: '$45.00',
    deliveryTime: '10 días hábiles',
    includes: [
      'Revisión de cómo publican hoy, con tu equipo',
      'CI/CD para un máximo de tres repositorios',
      'Un ambiente de ensayo igual al de producción',
      'Guía de operación y un mes de consultas',
    ],
    requirements:
      'Acceso de lectura a tus repositorios y una persona de tu equipo con quien conversar una hora al día.',
    tools: 'Linux, Docker, Terraform, CI/CD',
    daysAgo: 52,
    reviews: [
      [
        'tupay',
        5,
        20,
        'Publicábamos una vez por semana y con miedo. Ahora son cuatro veces al día y nadie se entera.',
        'hired',
      ],
      ['qoya', 5, 31, 'Lo que más valoramos fue el manual: el equipo lo sigue usando sin llamarlo.', 'hired'],
      [
        'sunqu',
        4,
        12,
        'Buen trabajo. La primera semana costó coordinar horarios, después fue como una seda.',
        'hired',
      ],
    ],
    talks: [
      [
        'tupay',
        45,
        'Tenemos dos repositorios y publicamos los viernes a mano. ¿Podrías ver cómo lo hacemos?',
        [35, 'Claro. Si me dan acceso de lectura hoy, mañana les digo por dónde empezar.'],
      ],
      [
        'qoya',
        50,
        '¿Trabajas con servidores propios además de la nube?',
        [50, 'Sí, con los dos. Cuéntame qué sistema operativo usan.'],
      ],
      [
        'sunqu',
        30,
        'Nuestro presupuesto es corto. ¿Se puede hacer por partes?',
        [80, 'Se puede: primero las pruebas automáticas, después la entrega. Cada parte queda funcionando.'],
      ],
    ],
  },
  {
    person: 'omar',
    title: 'Plan de respaldo y recuperación de servidores',
    category: 'Tecnología e IT',
    description:
      'Reviso qué perderías si un servidor se apaga hoy, lo ordeno y lo ensayamos juntos. Un respaldo que nadie ha restaurado todavía no es un respaldo.',
    price: '$38.00',
    includes: [
      'Inventario de lo que no se puede perder',
      'Respaldos automáticos con alertas',
      'Un ensayo de recuperación con cronómetro',
    ],
    tools: 'Linux, Python',
    daysAgo: 25,
    reviews: [
      ['nan', 5, 6, 'En el ensayo tardamos 14 minutos en volver. Antes ni sabíamos cuánto.', 'hired'],
    ],
  },
  {
    person: 'yesenia',
    title: 'Integración de pagos en tu sitio web',
    category: 'Programación',
    description:
      'Conecto tu tienda con tarjetas, billeteras y códigos QR, con conciliación diaria y sin cobros dobles. Incluye las pruebas que te dejan dormir.',
    price: '$40.00',
    deliveryTime: '3 semanas',
    includes: [
      'Integración con un proveedor de pagos',
      'Conciliación diaria con reporte',
      'Pruebas de reintentos y devoluciones',
      'Guía para tu equipo de atención',
    ],
    requirements: 'Contrato vigente con un proveedor de pagos.',
    tools: 'Node.js, TypeScript, PostgreSQL',
    daysAgo: 44,
    reviews: [
      [
        'tampu',
        5,
        9,
        'Nuestros huéspedes ya pagan la reserva completa en línea. Ni un cobro repetido en un mes.',
        'hired',
      ],
      ['sacha', 4, 16, 'Cumplió con todo; nos habría gustado un avance a mitad de camino.', 'hired'],
    ],
    talks: [
      [
        'tampu',
        36,
        'Cobramos la mitad al reservar y la mitad al llegar. ¿Eso se puede?',
        [180, 'Sí, con una autorización y una captura después. Te explico en diez minutos por llamada.'],
      ],
      [
        'sacha',
        40,
        '¿Cuánto demoraría para un catálogo de 60 productos?',
        [240, 'Tres semanas si ya tienen contrato con el proveedor.'],
      ],
      [
        'tupay',
        15,
        'Buscamos a alguien para revisar nuestra conciliación. ¿Te interesa?',
        [150, 'Me interesa. ¿Cuántas operaciones al día manejan?'],
      ],
    ],
  },
  {
    person: 'cesar',
    title: 'Revisión de código y arquitectura',
    category: 'Desarrollo Web',
    description:
      'Leo tu sistema como lo leería quien lo herede. Recibes un informe corto, ordenado por riesgo, y una sesión para decidir qué arreglar primero y qué dejar en paz.',
    price: '$50.00',
    deliveryTime: '5 días hábiles',
    includes: [
      'Informe de ocho páginas como máximo',
      'Lista de riesgos con su costo aproximado',
      'Sesión de dos horas con tu equipo',
    ],
    requirements: 'Acceso de lectura al código.',
    tools: 'Java, TypeScript, React, PostgreSQL',
    packages: [
      {
        name: 'Una mirada',
        priceCents: 180_00,
        days: 3,
        includes: ['Un módulo', 'Informe con los cinco riesgos mayores'],
        rounds: 0,
      },
      {
        name: 'Revisión completa',
        priceCents: 650_00,
        days: 10,
        includes: ['Todo el sistema', 'Informe con prioridades', 'Una sesión con tu equipo'],
        rounds: 1,
      },
    ],
    extras: [{ name: 'Segunda sesión con tu equipo', priceCents: 90_00, days: 2 }],
    daysAgo: 18,
  },
  {
    person: 'lucero',
    title: 'Tableros de control en Power BI',
    category: 'Tecnología e IT',
    description:
      'Uno tus hojas de cálculo y tu sistema en tableros que responden lo que preguntas cada lunes: cuánto vendiste, qué falta y quién debe. Te enseño a mantenerlos.',
    price: '$25.00',
    includes: [
      'Hasta tres tableros con sus filtros',
      'Actualización automática de los datos',
      'Dos sesiones de capacitación grabadas',
    ],
    requirements: 'Tus datos en hojas de cálculo o en una base de datos, aunque estén desordenados.',
    tools: 'Power BI, SQL, Python',
    daysAgo: 48,
    reviews: [
      [
        'allpa',
        5,
        10,
        'Por fin vemos la cosecha por fundo y por día en una sola pantalla. Explica con mucha paciencia.',
        'hired',
      ],
      ['illari', 5, 22, 'Los tableros de citas nos ayudaron a mover horarios donde hacía falta.', 'hired'],
      ['cumbre', 4, 34, 'Muy útil. El tercer tablero necesitó un ajuste y lo hizo el mismo día.', 'hired'],
      ['tampu', 5, 15, 'Pedimos algo simple y nos dio algo simple: se agradece.'],
    ],
    talks: [
      [
        'allpa',
        40,
        'Nuestros datos están en diez archivos distintos. ¿Es problema?',
        [60, 'Ningún problema, es lo normal. Mándame dos de ejemplo.'],
      ],
      [
        'illari',
        46,
        '¿Puedes firmar un acuerdo de confidencialidad? Son datos de pacientes.',
        [95, 'Sí, por supuesto. También podemos trabajar con datos sin nombres.'],
      ],
      [
        'cumbre',
        47,
        '¿Cuántas horas calculas para tres tableros?',
        [70, 'Entre 20 y 25. Te mando el detalle hoy.'],
      ],
    ],
  },
  {
    person: 'renzo',
    title: 'Diseño de interfaces para tu producto digital',
    category: 'Diseño Gráfico',
    description:
      'Del recorrido de tus clientes a pantallas listas para programar. Cada decisión pasa por personas reales antes de convertirse en código.',
    price: '$35.00',
    deliveryTime: '15 días hábiles',
    includes: [
      'Entrevistas con cinco personas que usan tu producto',
      'Prototipo que se puede tocar',
      'Biblioteca de componentes en Figma',
      'Revisión de accesibilidad',
    ],
    requirements: 'Una persona que decida y que tenga una hora por semana.',
    tools: 'Figma, HTML, CSS',
    daysAgo: 50,
    reviews: [
      [
        'illari',
        5,
        19,
        'Los pacientes mayores ya sacan su cita sin ayuda. Escuchó antes de dibujar.',
        'hired',
      ],
      ['tupay', 5, 33, 'Quitó pantallas en vez de sumar. Las bodegas lo notaron el primer día.', 'hired'],
      [
        'allpa',
        4,
        8,
        'Muy buen nivel. Pidan desde el inicio los archivos para impresión si los necesitan.',
        'hired',
      ],
    ],
    talks: [
      [
        'illari',
        45,
        '¿Has trabajado con personas mayores?',
        [20, 'Sí, en un sistema de citas con 120 pacientes. Te cuento cómo lo hicimos.'],
      ],
      [
        'tupay',
        48,
        'Necesitamos rediseñar el registro de bodegas. ¿Cuándo podrías empezar?',
        [45, 'La próxima semana. ¿Me muestran el registro actual?'],
      ],
      [
        'allpa',
        28,
        '¿Diseñas también empaques?',
        [90, 'Empaques no, pero sí las etiquetas digitales y el catálogo.'],
      ],
    ],
  },
  {
    person: 'renzo',
    title: 'Auditoría de accesibilidad web',
    category: 'Diseño Gráfico',
    description:
      'Reviso tu sitio con teclado, lector de pantalla y personas con discapacidad visual. Recibes los problemas en orden y cómo se resuelve cada uno.',
    price: '$30.00',
    deliveryTime: '5 días hábiles',
    includes: [
      'Revisión de diez páginas según WCAG 2.2 AA',
      'Dos sesiones con personas usuarias',
      'Informe con ejemplos de solución',
    ],
    tools: 'Figma, HTML, CSS',
    packages: [
      {
        name: 'Cinco pantallas',
        priceCents: 150_00,
        days: 5,
        includes: ['Revisión con teclado y lector de pantalla', 'Lista de arreglos por prioridad'],
        rounds: 1,
      },
      {
        name: 'Sitio completo',
        priceCents: 480_00,
        days: 12,
        includes: [
          'Todas las plantillas',
          'Lista de arreglos por prioridad',
          'Segunda revisión de lo arreglado',
        ],
        rounds: 2,
      },
    ],
    daysAgo: 14,
  },
  {
    person: 'diego',
    title: 'Posicionamiento en buscadores en tres meses',
    category: 'Marketing Digital',
    description:
      'Ordeno tu sitio para que te encuentren quienes ya buscan lo que vendes. Sin trucos, con un plan por mes y un reporte que habla de ventas.',
    price: '$28.00',
    deliveryTime: '3 meses',
    includes: [
      'Diagnóstico y plan de palabras',
      'Mejoras en 20 páginas',
      'Reporte mensual de ventas y consultas',
    ],
    requirements: 'Acceso a tu sitio y a su analítica.',
    tools: 'SEO, Google Analytics',
    daysAgo: 53,
    reviews: [
      [
        'tampu',
        5,
        14,
        'Las reservas directas subieron y dejamos de depender de una sola plataforma.',
        'hired',
      ],
      ['sunqu', 4, 28, 'Los reportes son claros. Los resultados tomaron dos meses, como avisó.', 'hired'],
      ['puka', 3, 40, 'Buen diagnóstico, aunque esperábamos más ideas de contenido.'],
    ],
    talks: [
      [
        'tampu',
        51,
        'Somos cuatro posadas pequeñas. ¿Nos conviene un solo sitio?',
        [300, 'Uno solo con cuatro páginas fuertes. Te lo explico con ejemplos.'],
      ],
      [
        'sunqu',
        49,
        '¿Qué pasa si en tres meses no hay resultados?',
        [420, 'Te digo por qué con datos y decides si seguimos. No hay permanencia.'],
      ],
      ['qoya', 4, '¿Tienes disponibilidad en diciembre?', null],
    ],
  },
  {
    person: 'diego',
    title: 'Contenido para redes de negocios pequeños',
    category: 'Marketing Digital',
    description:
      'Un mes de publicaciones pensadas para vender, escritas como habla tu cliente. Te dejo el calendario, los textos y las medidas de cada imagen.',
    price: '$18.00',
    includes: [
      'Calendario de 16 publicaciones',
      'Textos listos para publicar',
      'Guía de fotos con el celular',
    ],
    tools: 'Redes sociales, Redacción',
    daysAgo: 20,
    reviews: [['allpa', 4, 5, 'Los textos suenan a nosotros. Repetiremos en campaña.', 'hired']],
  },
  {
    person: 'katherine',
    title: 'Atención al cliente por chat y correo',
    category: 'Asistencia Virtual',
    description:
      'Respondo a tus clientes en horario acordado, con tus palabras y un registro de cada caso. Ideal para campañas y temporadas altas.',
    price: '$9.00',
    deliveryTime: '2 días hábiles para empezar',
    includes: [
      'Cuatro horas diarias de lunes a viernes',
      'Respuestas modelo para 20 preguntas',
      'Reporte semanal de motivos de contacto',
    ],
    requirements: 'Acceso a tu bandeja o a tu sistema de atención.',
    tools: 'CRM, Redacción',
    daysAgo: 35,
    reviews: [
      ['sacha', 5, 11, 'Bajaron los reclamos repetidos porque encontró el motivo y nos lo dijo.', 'hired'],
      ['tampu', 5, 21, 'Amable incluso con quien escribe molesto. Volveremos en Semana Santa.', 'hired'],
    ],
  },
  {
    person: 'paola',
    title: 'Selección de personal con respuesta a cada postulante',
    category: 'Recursos Humanos',
    description:
      'Defino contigo el puesto, busco, entrevisto y te presento a tres personas con un informe. Quienes no siguen reciben una respuesta, siempre.',
    price: '$22.00',
    deliveryTime: '15 días hábiles',
    includes: [
      'Perfil del puesto en una página',
      'Entrevistas por competencias',
      'Informe de tres finalistas',
      'Respuesta a todas las personas que postularon',
    ],
    requirements: 'El rango de pago del puesto, para publicarlo.',
    tools: 'Entrevistas por competencias, Excel',
    daysAgo: 47,
    reviews: [
      ['yaku', 5, 13, 'Las tres finalistas eran contratables. Nos quedamos con dos.', 'hired'],
      ['nan', 5, 26, 'Nos escribió gente que no quedó para agradecer el trato.', 'hired'],
      ['allpa', 4, 33, 'Proceso ordenado; tardó tres días más de lo previsto y lo avisó a tiempo.', 'hired'],
    ],
    talks: [
      [
        'yaku',
        44,
        'Buscamos residente de obra en Cajamarca. ¿Conoces la zona?',
        [110, 'Sí, he cerrado puestos en Cajamarca y Chota. ¿Qué rango de pago manejan?'],
      ],
      [
        'nan',
        46,
        '¿Puedes con doce vacantes a la vez?',
        [130, 'Con doce iguales, sí. Con doce distintas prefiero ir de tres en tres.'],
      ],
      [
        'allpa',
        45,
        '¿Publicas los avisos en tu nombre o en el nuestro?',
        [90, 'En el de ustedes: así las personas saben a quién le escriben.'],
      ],
    ],
  },
  {
    person: 'paola',
    title: 'Encuesta de clima laboral y plan de mejora',
    category: 'Recursos Humanos',
    description:
      'Una encuesta corta y anónima, una lectura honesta y tres acciones para los próximos noventa días. Con menos de diez personas trabajamos con entrevistas.',
    price: '$20.00',
    deliveryTime: '3 semanas',
    includes: [
      'Encuesta anónima de 20 preguntas',
      'Informe por área con mínimo de cinco respuestas',
      'Taller de dos horas con jefaturas',
    ],
    tools: 'Clima laboral, Excel',
    daysAgo: 10,
  },
  {
    person: 'rosa',
    title: 'Contabilidad mensual para pequeñas empresas',
    category: 'Contabilidad y Finanzas',
    description:
      'Cierro tu mes, presento tus declaraciones y te explico en una página cómo vas. Sin palabras difíciles y sin sorpresas con la SUNAT.',
    price: '$20.00',
    deliveryTime: 'Cada mes, antes del vencimiento',
    includes: [
      'Registro de compras y ventas',
      'Declaración mensual y libros electrónicos',
      'Resumen de una página con tus números',
      'Respuesta a consultas en el día',
    ],
    requirements: 'Tu clave SOL secundaria, nunca la principal.',
    tools: 'Contabilidad, Tributación, SIRE',
    daysAgo: 54,
    reviews: [
      ['puka', 5, 17, 'Entiendo mis números por primera vez en seis años de empresa.', 'hired'],
      ['sacha', 5, 29, 'Encontró un crédito fiscal que no estábamos usando.', 'hired'],
      ['sunqu', 5, 41, 'Puntual y clara. Nos salvó de una multa.', 'hired'],
      ['tampu', 4, 7, 'Muy buena. A veces manda los recordatorios con poco margen.'],
    ],
    talks: [
      [
        'puka',
        52,
        'Tenemos dos años atrasados. ¿Nos ayudas a ponernos al día?',
        [40, 'Sí. Empezamos por lo que vence y vamos hacia atrás.'],
      ],
      ['sacha', 50, '¿Trabajas con empresas fuera de Junín?', [25, 'Con todo el país, por internet.']],
      ['sunqu', 53, '¿Nos puedes explicar el SIRE?', [55, 'Con gusto, en una llamada de media hora.']],
      [
        'tupay',
        3,
        '¿Tendrías espacio para una empresa de 42 personas?',
        [30, 'Sí, desde enero. ¿Cuántos comprobantes emiten al mes?'],
      ],
    ],
  },
  {
    person: 'rosa',
    title: 'Revisión tributaria antes de una fiscalización',
    category: 'Contabilidad y Finanzas',
    description:
      'Miro tus últimos doce meses como los miraría un fiscalizador y te digo qué corregir, en qué orden y cuánto cuesta no hacerlo.',
    price: '$32.00',
    deliveryTime: '7 días hábiles',
    includes: [
      'Revisión de doce meses',
      'Informe de contingencias con montos',
      'Acompañamiento en la rectificación',
    ],
    tools: 'Tributación, NIIF, Excel avanzado',
    daysAgo: 22,
    reviews: [['yaku', 5, 4, 'Corregimos a tiempo. El informe se lee como una lista de tareas.', 'hired']],
  },
  {
    person: 'fiorella',
    title: 'Modelo financiero para pedir un crédito',
    category: 'Contabilidad y Finanzas',
    description:
      'Armo contigo el flujo de caja que un banco espera ver, con supuestos que puedes defender. Sé cómo lo leen porque lo leo todos los días.',
    price: '$27.00',
    deliveryTime: '5 días hábiles',
    includes: ['Flujo de caja a 24 meses', 'Tres escenarios', 'Ensayo de las preguntas del banco'],
    tools: 'Excel avanzado, Riesgo crediticio',
    packages: [
      {
        name: 'Modelo a un año',
        priceCents: 240_00,
        days: 7,
        includes: ['Flujo de caja mensual', 'Una hoja de cálculo que puedes cambiar'],
        rounds: 2,
      },
    ],
    extras: [{ name: 'Acompañarte al banco', priceCents: 60_00, days: 1 }],
    daysAgo: 16,
    reviews: [['puka', 5, 2, 'Nos aprobaron la línea en la primera reunión.', 'hired']],
  },
  {
    person: 'joaquin',
    title: 'Diagnóstico de producto para emprendimientos',
    category: 'Consultoría Empresarial',
    description:
      'En dos semanas sabes qué parte de tu producto vale la pena, cuál sobra y qué probar primero. Converso con tus clientes, no solo contigo.',
    price: '$55.00',
    deliveryTime: '10 días hábiles',
    includes: [
      'Ocho entrevistas con clientes',
      'Mapa de lo que sobra y lo que falta',
      'Plan de tres pruebas con su medida de éxito',
    ],
    requirements: 'Contacto de quince clientes, contentos y no tanto.',
    tools: 'Gestión de producto, Investigación con usuarios',
    daysAgo: 51,
    reviews: [
      ['sunqu', 5, 18, 'Nos animó a quitar dos módulos. Las familias lo agradecieron.', 'hired'],
      ['qoya', 4, 30, 'Preguntas incómodas y necesarias. El plan fue realista.', 'hired'],
      ['sacha', 5, 24, 'Descubrimos que nos compraban por otra razón.', 'hired'],
    ],
    talks: [
      [
        'sunqu',
        43,
        '¿Has trabajado con educación?',
        [600, 'Sí, con una plataforma de tutorías. Te comparto lo que aprendí.'],
      ],
      ['qoya', 44, '¿El informe se puede compartir con el directorio?', [500, 'Sí, está pensado para eso.']],
      [
        'sacha',
        42,
        'Vendemos a tiendas, no a personas. ¿Sirve igual?',
        [700, 'Sirve igual: entrevistamos a quienes compran para la tienda.'],
      ],
    ],
  },
  {
    person: 'joaquin',
    title: 'Gestión de proyectos digitales por horas',
    category: 'Administración de Proyectos',
    description:
      'Llevo tu proyecto mientras encuentras a quien lo lleve: tablero al día, reuniones cortas y un reporte semanal que tu directorio entiende.',
    price: '$42.00',
    deliveryTime: 'Empieza en 3 días hábiles',
    includes: [
      'Plan de trabajo con fechas posibles',
      'Dos reuniones cortas por semana',
      'Reporte semanal de una página',
    ],
    tools: 'Gestión de producto, Analítica',
    daysAgo: 32,
    reviews: [['nan', 4, 3, 'Puso orden en un proyecto que llevaba cuatro meses sin fecha.', 'hired']],
  },
  {
    person: 'joaquin',
    title: 'Oficina de proyectos para empresas que crecen',
    category: 'Administración de Proyectos',
    description:
      'Diseño contigo cómo se eligen, se siguen y se cierran los proyectos. Poco papel, responsables claros y un tablero único para toda la empresa.',
    price: 'A convenir',
    deliveryTime: '6 semanas',
    includes: ['Reglas en dos páginas', 'Tablero único de proyectos', 'Acompañamiento del primer trimestre'],
    daysAgo: 7,
  },
]

/** What the people show of their work. Addresses of nobody. */
export const demoPortfolio: readonly (readonly [
  person: string,
  type: 'pdf' | 'image' | 'video',
  title: string,
  url: string,
  description: string,
])[] = [
  [
    'renzo',
    'image',
    'Apertura de cuenta en cinco pantallas',
    'https://renzo-huaman.example/cuenta',
    'Antes eran 14. Prototipo y resultados con 30 personas.',
  ],
  [
    'renzo',
    'video',
    'Una prueba con lector de pantalla',
    'https://renzo-huaman.example/lector',
    'Tres minutos de una sesión real, con permiso de quien participa.',
  ],
  [
    'renzo',
    'pdf',
    'Biblioteca de componentes para salud',
    'https://renzo-huaman.example/salud.pdf',
    'Botones, formularios y avisos con su razón de ser.',
  ],
  [
    'lucero',
    'image',
    'Tablero de cosecha por fundo',
    'https://lucero-mamani.example/cosecha',
    'Con datos inventados y la misma estructura que el original.',
  ],
  [
    'lucero',
    'pdf',
    'Cómo ordenar diez hojas de cálculo',
    'https://lucero-mamani.example/hojas.pdf',
    'La guía que entrego en la primera sesión.',
  ],
  [
    'omar',
    'video',
    'Recuperar un servidor en 12 minutos',
    'https://omar-chunga.example/ensayo',
    'El ensayo completo, sin cortes.',
  ],
  [
    'diego',
    'pdf',
    'Reporte mensual de ejemplo',
    'https://diego-farfan.example/reporte.pdf',
    'Una página: ventas, consultas y qué sigue.',
  ],
  [
    'joaquin',
    'pdf',
    'Plan de tres pruebas',
    'https://joaquin-saldana.example/plan.pdf',
    'Un diagnóstico de ejemplo con una empresa inventada.',
  ],
]

/** Title, who issued it, when. */
export const demoCertificates: readonly (readonly [
  person: string,
  title: string,
  issuer: string,
  issuedDate: string,
  url: string,
])[] = [
  [
    'renzo',
    'Diseño accesible',
    'Escuela de Diseño Santa Rosa',
    '2024-03',
    'https://santa-rosa.example/certificados/101',
  ],
  [
    'renzo',
    'Investigación con personas usuarias',
    'Instituto Retama',
    '2022',
    'https://retama.example/certificados/88',
  ],
  [
    'omar',
    'Administración de contenedores',
    'Instituto Técnico del Chira',
    '2023-08',
    'https://chira.example/certificados/7',
  ],
  [
    'lucero',
    'Análisis de datos con Python',
    'Universidad de la Meseta',
    '2023-11',
    'https://meseta.example/certificados/42',
  ],
  [
    'rosa',
    'Normas internacionales de información financiera',
    'Instituto Contable del Centro',
    '2021-06',
    'https://contable-centro.example/certificados/310',
  ],
  [
    'rosa',
    'Libros electrónicos y SIRE',
    'Instituto Contable del Centro',
    '2025-02',
    'https://contable-centro.example/certificados/471',
  ],
  [
    'paola',
    'Entrevista por competencias',
    'Escuela Huella',
    '2023-04',
    'https://huella.example/certificados/19',
  ],
  [
    'diego',
    'Analítica para sitios web',
    'Academia Salkantay',
    '2024-09',
    'https://salkantay.example/certificados/5',
  ],
]

/** Who vouches for which skill: people by their key, companies too. */
export const demoEndorsements: readonly (readonly [person: string, skill: string, by: readonly string[]])[] =
  [
    ['renzo', 'Figma', ['milagros', 'andre', 'illari', 'tupay']],
    ['renzo', 'Accesibilidad', ['milagros', 'illari']],
    ['renzo', 'Investigación con usuarios', ['joaquin']],
    ['omar', 'Docker', ['cesar', 'yesenia', 'tupay']],
    ['omar', 'CI/CD', ['qoya', 'cesar']],
    ['lucero', 'Power BI', ['fiorella', 'allpa', 'cumbre']],
    ['lucero', 'SQL', ['fiorella', 'yesenia']],
    ['rosa', 'Tributación', ['puka', 'sacha']],
    ['rosa', 'Contabilidad', ['fiorella', 'puka', 'sunqu']],
    ['paola', 'Reclutamiento', ['katherine', 'yaku', 'nan']],
    ['diego', 'SEO', ['tampu', 'renzo']],
    ['yesenia', 'PostgreSQL', ['milagros', 'cesar']],
    ['joaquin', 'Gestión de producto', ['renzo', 'sunqu']],
  ]

/** Whose identity the administration checked. */
export const demoVerified: readonly string[] = ['renzo', 'omar', 'lucero', 'rosa', 'paola', 'yesenia']
