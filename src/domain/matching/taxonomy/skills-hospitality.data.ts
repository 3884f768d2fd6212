/** Skills of hotels, tourism, kitchen, bar and restaurant service: name | category | synonyms | related. */
export const hospitalitySkills = `
?Hotelería | technical | ?hospitality, administración hotelera, ?hotelería y turismo, gestión hotelera, hotel management, operaciones hoteleras, administración de hoteles | Recepción hotelera, Housekeeping
Recepción hotelera | technical | front desk hotelero, hotel front desk, recepcionista de hotel, recepción de huéspedes, front office hotelero, atención al huésped, check in y check out, guest service, check in, check out, front office, ingreso y salida de huéspedes | Hotelería, Reservas hoteleras
Auditoría nocturna hotelera | technical | auditor nocturno, night audit, recepcionista nocturno de hotel, night auditor | >Recepción hotelera
Reservas hoteleras | technical | hotel reservations, gestión de reservas, manejo de reservas, agente de reservas | Recepción hotelera, Extranets de agencias en línea
Concierge | technical | conserjería de hotel, ?botones, bell boy, guest relations, anfitrión de hotel | Recepción hotelera
Housekeeping | technical | ama de llaves, cuartelería, cuartelero, limpieza de habitaciones, camarera de hotel, room attendant, camarista, tendido de camas, cuartelera, limpieza hotelera, gobernanta | Hotelería, Limpieza y desinfección
Revenue management | technical | gestión de ingresos hoteleros, yield management, tarifas hoteleras, revenue manager, gestion de ingresos | Reservas hoteleras, Indicadores hoteleros, Estrategia de precios
Indicadores hoteleros | technical | revpar, adr hotelero, ocupación hotelera, hotel metrics, hotel kpis | Revenue management
Extranets de agencias en línea | tool | booking extranet, booking.com extranet, expedia partner, airbnb, channel manager, otas, ota hotelera, siteminder, booking y expedia, despegar extranet | Reservas hoteleras, Alquileres vacacionales
Alquileres vacacionales | technical | administración de airbnb, vacation rentals, anfitrión de airbnb, gestión de alojamientos turísticos | Administración de inmuebles
Oracle Opera PMS | tool | micros fidelio, fidelio, sistema opera | Recepción hotelera, Cloudbeds
Cloudbeds | tool | cloud beds, pxsol | Recepción hotelera
Zeus Hotel | tool | zeus pms, infhotel | Recepción hotelera, Cloudbeds
Amadeus | tool | sistema amadeus, amadeus gds, amadeus selling platform | Emisión de boletos aéreos, Sabre
Sabre | tool | sistema sabre, sabre gds, sabre red | Emisión de boletos aéreos
Travelport Galileo | tool | galileo gds, worldspan, ?galileo | Emisión de boletos aéreos, Amadeus
KIU System | tool | kiu | Emisión de boletos aéreos
Emisión de boletos aéreos | technical | ticketing aéreo, counter de ventas turísticas, reservas aéreas, airline ticketing, emisión de tickets aéreos, counter de viajes, venta de pasajes aéreos, sistemas gds, gds | Agencia de viajes
Agencia de viajes | technical | counter de turismo, travel agency, operación de agencia de viajes, asesor de viajes, paquetes turísticos, agencias de viajes y turismo | Turismo, Operación de tours
?Turismo | technical | ?tourism, administración turística, gestión turística, ?turismo y hotelería, tourism management | Agencia de viajes, Guiado turístico
Guiado turístico | technical | guía de turismo, guía oficial de turismo, tour guiding, guiado, guía turístico, tour guide, licenciado en turismo guía, carné de guía oficial | Turismo, Historia
Operación de tours | technical | operaciones turísticas, tour operation, operador turístico, turismo receptivo, coordinación de tours, ?incoming, tour operator, turismo emisivo | Turismo, Agencia de viajes
Diseño de paquetes turísticos | technical | elaboración de itinerarios, cotización de paquetes turísticos, itinerarios turísticos, diseño de rutas turísticas, cotizaciones turísticas, tour packages | Operación de tours
Ecoturismo | technical | turismo de naturaleza, ecotourism, turismo sostenible, turismo vivencial, turismo rural comunitario, sustainable tourism | Turismo, Áreas naturales protegidas
Turismo de aventura | technical | adventure tourism, canotaje, guía de montaña, trekking, guía de aventura, escalada en roca, parapente, guía de alta montaña, rafting | Turismo, Guiado turístico
Planificación de destinos turísticos | technical | inventario turístico, ?mincetur, ?dircetur, gestión de destinos turísticos, proyectos turísticos, tourism planning | Turismo, Políticas públicas
Servicio al pasajero aéreo | technical | counter de aeropuerto, agente de tráfico aéreo, passenger service agent, agente de aeropuerto, check in aéreo, atención al pasajero, agente de servicio al pasajero | Operaciones aeroportuarias
Tripulación de cabina | technical | tripulante de cabina, cabin crew, flight attendant, ?azafata, sobrecargo, terramoza, tripulante auxiliar | Servicio al pasajero aéreo
Aviación civil | technical | despachador de vuelo, piloto comercial, aviation, mantenimiento aeronáutico, mecánico de aviación, controlador de tránsito aéreo, aircraft maintenance, dgac | Operaciones aeroportuarias
Cruceros y hotelería a bordo | technical | cruise ship service, trabajo en cruceros, cruise line | Hotelería
Eventos y banquetes | technical | banquetes, organización de banquetes, catering para eventos, banquet service, eventos sociales, ?buffets, coordinación de eventos sociales | Servicio de mesa, Wedding planner
Wedding planner | technical | organización de bodas, wedding planning, planificación de bodas, decoración de eventos, event decoration, decoración con globos, Bodas y eventos sociales, organizacion de eventos sociales | Eventos y banquetes, Organización de eventos
Organización de congresos y ferias | technical | turismo de reuniones, organización de congresos, ?mice, ferias y exposiciones, congress organization, organización de ferias | Eventos y banquetes
?Gastronomía | technical | gastronomy, artes culinarias, culinary arts, arte culinario, ?cocina profesional, gestión gastronómica | Cocina peruana, Producción de cocina
Producción de cocina | technical | ?cocina, cocinero, mise en place, cooking, cocinero de línea, ayudante de cocina, auxiliar de cocina, cocina caliente, ?kitchen, preparación de alimentos, jefe de partida, preparación de platos, línea caliente, línea fría, partida de calientes, porcionado, ?fondos y salsas, preparación de menú | Gastronomía, Buenas prácticas de manipulación de alimentos
Cocina peruana | technical | comida criolla, peruvian cuisine, cocina criolla, gastronomía peruana, comida peruana, comida típica, cocina novoandina, cocina regional peruana, ?criollo, ?criolla, carta criolla, ?guisos, platos criollos, comida casera, saltados, carta de comida criolla | Producción de cocina
Cocina marina | technical | cevichería, cevichero, ceviches, cocina de pescados y mariscos, seafood cooking, maestro cevichero, comida marina, frío cevichería | Cocina peruana
Cocina chifa | technical | maestro chifero, wok, chifero, chaufero, chinese peruvian cuisine, comida chifa, wok y salteados | Producción de cocina
Cocina nikkei y sushi | technical | sushi, sushiman, cocina nikkei, itamae, makis, barra nikkei, nikkei cuisine, sushi chef | Producción de cocina
Cocina internacional | technical | international cuisine, cocina italiana, cocina mediterránea, cocina francesa, pastas artesanales, cocina fusión, comida internacional | Producción de cocina
Parrillas | technical | parrillero, ?grill, asador, maestro parrillero, cocina a la parrilla, anticuchos, grill cook | Producción de cocina
Pollería y hornero | technical | hornero de pollo a la brasa, pollo a la brasa, hornero, despachador de pollería, trozador de pollos, ensaladero de pollería, rotisserie chicken, rotisserie cook | Producción de cocina
Pizzería | technical | pizzero, maestro pizzero, pizza making, elaboración de pizzas | Producción de cocina, Panadería
Comida rápida | technical | fast food, ?hamburguesas, operación de fast food, freidor, crew de fast food, team member de comida rápida, freidora | Producción de cocina, Operación de restaurantes
Cocina vegetariana y vegana | technical | cocina saludable, cocina vegana, vegan cooking, alimentación saludable en cocina, cocina vegetariana | Producción de cocina, Nutrición clínica
Cocina fría | technical | garde manger, salad bar, ensaladas y sánguches, cold kitchen, sanguchería | Producción de cocina
Dirección de cocina | technical | chef ejecutivo, chef, sous chef, jefe de cocina, executive chef, liderazgo de cocina, diseño de carta, elaboración de cartas gastronómicas, head chef, creación de cartas | >Producción de cocina, Costos de alimentos y bebidas
Costos de alimentos y bebidas | technical | food cost, costeo de recetas, recetas estándar, costos gastronómicos, food and beverage cost control, ingeniería de menú, menu engineering, costos a&b | Dirección de cocina, Contabilidad de costos
Alimentos y bebidas | technical | ?a&b, food and beverage, gestión de alimentos y bebidas, ?f&b, jefatura de alimentos y bebidas | Operación de restaurantes, Costos de alimentos y bebidas
Operación de restaurantes | technical | administración de restaurantes, restaurant management, gerencia de restaurante, administrador de restaurante, gestión de restaurantes, encargado de restaurante | Alimentos y bebidas, Servicio de mesa
Buenas prácticas de manipulación de alimentos | technical | manipulación de alimentos, food handling, ?bpm en cocina, carné de manipulador de alimentos, servsafe, manipulador de alimentos, higiene alimentaria, buenas prácticas de manipulación | Inocuidad alimentaria, Buenas Prácticas de Manufactura
Panadería | technical | panadero, baking, maestro panadero, elaboración de pan, bakery, panificación, masa madre, hornero panadero | Pastelería
Pastelería | technical | pastelero, repostería, pastry, ?postres, repostero, maestro pastelero, pastry chef, elaboración de tortas, decoración de tortas, bocaditos, buttercream y fondant | Panadería, Chocolatería
Chocolatería | technical | chocolatería fina, bombonería, chocolatier, chocolate making, confitería | Pastelería
Heladería | technical | elaboración de helados, ice cream making, heladero artesanal, gelatería | Pastelería
Carnicería | technical | carnicero, corte de carnes, butchery, butcher, fileteado de carnes, cortador de carnes, maestro carnicero | Industria cárnica, Producción de cocina
Servicio de mesa | technical | mozo, mesero, azafata de restaurante, waiter, atención en salón, atención de mesas, waitress, camarero, salonero, servicio en salón | Toma de pedidos en restaurante, Sugerencia y maridaje
Toma de pedidos en restaurante | technical | toma de comandas, comandas, order taking, sistema de comandas | Servicio de mesa
Anfitrionaje | technical | anfitriona, hostess, anfitrión, anfitriona de restaurante, atención de eventos como anfitriona, Recepción de clientes, reception, front desk, bienvenida de clientes, recepcionista | Servicio de mesa, Recepción de visitas, Atención al público, Atención telefónica
Capitán de salón | technical | maitre, jefe de salón, capitán de mozos, dining room captain | >Servicio de mesa
Sugerencia y maridaje | technical | sommelier, maridaje, sommelería, wine service, servicio de vinos, cata de vinos, wine pairing, cultura de pisco, catador de pisco | Servicio de mesa, Coctelería
Coctelería | technical | bartender, barman, cocktails, preparación de cócteles, mixología, mixology, ?bar, barra de bebidas, bartending, ayudante de bar, coctelería clásica, flair bartending | Servicio de mesa
Barismo | technical | barista, arte latte, latte art, preparación de café, coffee brewing, ?cafetería, barista coffee, espresso, métodos de filtrado de café, máquina de espresso | Coctelería, Procesamiento de café y cacao
Juguería y fuente de soda | technical | juguería, juguero, fuente de soda, juice bar, preparación de jugos, sanguchero y juguero | Barismo
Steward | technical | lavado de vajilla, lavavajilla, stewarding, lavaplatos, dishwasher, lavado de menaje, posillero, steward de cocina | Limpieza y desinfección, Producción de cocina
Sistemas POS de restaurantes | tool | infocont pos, micros pos, restaurant.pe, toteat, aloha pos, maxirest, pos restaurante, oracle simphony | Punto de venta, Toma de pedidos en restaurante
Aplicativos de delivery | tool | rappi aliados, pedidosya, didi food, gestión de aplicativos de delivery, dark kitchen, rappi | Operación de restaurantes
Equipos de cocina industrial | tool | horno rational, horno combi, ?rational, cocina industrial, horno rotatorio, marmitas industriales | Producción de cocina
Casinos y salas de juego | technical | croupier, dealer de casino, ?slot, ?gaming, operación de casinos, técnico de slots, sala de tragamonedas, cambista de sala, tragamonedas, azafata de casino | Manejo de efectivo
Spa hotelero | technical | administración de spa, wellness spa, spa management, recepcionista de spa | Masoterapia, Hotelería
`
