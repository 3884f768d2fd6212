/** A line of contact that is no LinkedIn address: portfolio, Instagram, code. */
export const webOf: Record<string, string> = {
  'brenda-ataucusi': 'behance.example/brendaataucusi',
  'mariafe-delgadillo': '@mafe.crea',
  'fabrizio-olaechea': 'github.example/folaechea',
}

/** What a builder asks about a company, by its name. */
export const companyLines: Record<string, string> = {
  'Hacienda Wayra Valle Sagrado – Hotel & Spa':
    'Hotel de cinco estrellas abierto en 2021, del grupo Wayra Hospitality',
  'Hotel Patio Andino del Inca': 'Cadena peruana de hoteles boutique con sedes en Cusco, Puno y Arequipa',
  'Arenas de Punta Velero Resort': 'Resort de playa de 80 bungalows',
  'Hotel Costa Verde Inn (Sede Miraflores)': 'Hotel de negocios, 120 habitaciones',
  'I.E.I. N.° 051 Mi Pequeño Mochica': 'Institución pública, 210 niños, jornada regular',
  'Nido Burbujas de Colores': 'Nido privado con enfoque lúdico, fundado en 2009',
  'PRONOEI Rayitos del Sol – UGEL Lambayeque': 'Programa no escolarizado en zona rural',
  'Espejo & Luna, Bodas y Eventos': 'Empresa propia de organización de eventos, siete personas',
  'Centro de Convenciones Wanka Plaza': 'El recinto ferial más grande de la sierra central',
  'Minera Cerro Osmore S.A.A.': 'Gran minería de cobre; 3 400 trabajadores',
  'Estudio Rivarola, Ponce & Abogados': 'Firma regional de derecho de los negocios, desde 1988',
}

/** A person of the company who can be asked. */
export const companyContacts: Record<string, string> = {
  'Hotel Patio Andino del Inca': 'Martha Salas, gerente general – 984 000 551',
  'Arenas de Punta Velero Resort': 'Renzo Vargas – rvargas@puntavelero.example',
}

/** What people write below a study. */
export const studyNotes: Record<string, string> = {
  'MBA con mención en Turismo': 'Tesis: «Hoteles pequeños y demanda interna, 2010-2019»',
  'Licenciada en Educación Inicial': 'Quinto superior · Tesis sobre juego libre en aulas de 4 años',
  'Licenciada en Administración y Marketing': 'Cursos destacados: Costos, Publicidad, Gestión de Personas',
  'LL.M. in Environmental Law': 'Beca Presidente de la República (Pronabec)',
}

/** What some write beside a strength. */
export const strengths: Record<string, string> = {
  'Redacción clara': 'Informes que la gerencia lee hasta el final.',
  Negociación: 'Tres convenios cerrados sin conflicto desde 2021.',
  Mediación: 'Formada en diálogo con comunidades.',
}

/** What people write about a company below its name, where the template asks for it. */
export const companyBlurbs: Record<string, string> = {
  'Transportes Señor de Muruhuay E.I.R.L.': 'Transporte interprovincial de pasajeros y encomiendas',
  'Yapanqa Fintech': 'Startup de créditos digitales para microempresas, 90 personas',
  'Estudio Barro & Píxel': 'Agencia de diseño y desarrollo web',
  'Banco Altiplano del Perú': 'Banco peruano con 1.8 millones de clientes',
  'Seguros La Pirámide': 'Compañía de seguros generales y de vida',
  'Consultora Nexo Andino S.A.C.': 'Consultora de software para el sector público',
  'Amazon Lodge Yarapa': 'Hotel de selva a orillas del río Yarapa, 32 habitaciones',
  'Comercial Ferretera Titicaca S.R.L.': 'Venta de materiales de construcción en Puno y Juliaca',
  'Café Moche': 'Cafetería de especialidad con dos locales',
  'Tiendas Ñusta Moda': 'Cadena de ropa femenina',
  'Hotel Wiracocha Inn & Suites': 'Hotel de 4 estrellas, 96 habitaciones',
  'Restaurante Qori Sara': 'Cocina novoandina en el Centro Histórico',
  'Contratistas Generales Ilubaya S.A.': 'Movimiento de tierras y obras civiles para la gran minería',
  'Grupo Retail Kallpa': 'Cadena de tiendas por departamento, 3 400 colaboradores',
  'HeadQuest Latam': 'Consultora de reclutamiento de perfiles tecnológicos',
  'Clínica San Bartolo Salud': 'Clínica privada de 80 camas',
  'Consultores Línea Sur, Ingeniería y Arquitectura': 'Consultoría de proyectos de salud y educación',
  'Constructora Caplina E.I.R.L.': 'Edificación y obras viales',
}

/** What people write about a strength, where the template asks for it. */
export const strengthStories: Record<string, string> = {
  Storytelling: 'Convierto hallazgos en historias que el equipo recuerda.',
  'Pensamiento crítico': 'Pregunto por qué antes de abrir Figma.',
  'Facilitación de talleres': 'Más de 30 design sprints con áreas de negocio.',
  'Liderazgo técnico': 'Formé a cuatro ingenieros que hoy lideran sus propias células.',
  'Comunicación con el negocio': 'Traduzco preguntas de gerencia en modelos de datos.',
  'Escucha activa': 'Entrevisto para conocer, no para descartar.',
  Negociación: 'Cierro ofertas en menos de 5 días.',
  Organización: 'Embudo al día en todas mis búsquedas.',
  'Atención al detalle': 'Planos sin observaciones en la última entrega de 2024.',
  Coordinación: 'Reuniones semanales con cinco especialidades.',
  Curiosidad: 'Pruebo un complemento nuevo de Revit cada mes.',
}

/** What some write where a form gives them a large box: by person, one for each job. */
export const jobTales: Record<string, string[]> = {
  'katia-delsolar': [
    'Desde marzo de 2020 tengo a mi cargo la cartera Pyme de las agencias Ica y Parcona. Durante la pandemia reprogramé 214 créditos con el programa Reactiva Perú y, entre 2022 y 2024, pasé de S/ 3,8 a S/ 6,2 millones con una mora de 2,8 %. En agosto de 2023 obtuve el primer puesto nacional en colocaciones. Además capacito a los analistas que ingresan y reemplazo al administrador de agencia en sus vacaciones.',
    'Créditos agrícolas para algodón, palta y pecana en Chincha, El Carmen y Grocio Prado. Coordiné con la Junta de Usuarios de Riego y con AGROBANCO el refinanciamiento de los productores afectados por el Niño costero de 2017.',
    'Promoción en mercados, evaluación de negocios informales, visita al domicilio y cobranza temprana. Meta de 25 operaciones por mes.',
  ],
  'samuel-ahuanari': [
    'Responsable del programa de cámaras trampa (60 estaciones, 14 mil registros entre 2023 y 2025), de los informes semestrales para la dirección de áreas protegidas y de la relación con los investigadores de la UNAMAD y de la Universidad de Exeter.',
    'Organicé 16 expediciones de 20 días en Boca Manu y Tayakome; formé a 9 asistentes matsigenkas; administré fondos de tres donantes. En 2021 presentamos los resultados en el Congreso Nacional de Biología (Cusco).',
    'Patrullaje, control de ingreso de turistas y manejo de taricayas. En dos campañas (2017 y 2018) se liberaron 35 mil crías.',
    '',
  ],
  'rosmery-illanes': [
    'Atiendo a mujeres, niñas y adolescentes en situación de violencia; elaboro informes sociales para el Poder Judicial y el Ministerio Público, hago visitas domiciliarias en Luricocha, Iguaín y Huamanguilla y coordino con la comisaría de familia. Más de 300 casos al año.',
    'A mi cargo 480 hogares usuarios de 14 comunidades. Verificación de corresponsabilidades en salud y educación, charlas en quechua y actualización de padrones. En 2020 apoyé el pago del bono "Yo me quedo en casa" junto con el Banco de la Nación.',
    'Talleres de derechos, ahorro y comercialización con 60 mujeres tejedoras de Sarhua y Totos, en convenio con la Municipalidad Provincial de Cangallo.',
  ],
  'wendy-tapullima': [
    'Cobro en efectivo y con tarjeta, Yape y Plin, arqueo, apoyo en reposicion cuando hay poca gente. Cajera del mes en diciembre 2024',
    'Activaciones de gaseosas y de telefonia en mercados, ferias y la fiesta de San Juan 2024. vendia 30 lineas por semana',
    'atencion en la bodega de mi familia, compras en el mercado, control del fiado',
  ],
}
