/** Skills of agriculture, livestock, veterinary work, forestry and fishing: name | category | synonyms | related. */
export const agricultureSkills = `
?Agronomía | technical | agronomy, ?ingeniería agronómica, agricultural engineering, ?agricultura, ?agriculture, ?ingeniería agrícola | Manejo agronómico de cultivos, Fitosanidad
Manejo agronómico de cultivos | technical | manejo de cultivos, crop management, manejo agronómico, producción agrícola, conducción de cultivos, labores culturales, producción de cultivos | Riego tecnificado, Fertilización de cultivos
Supervisión de campo agrícola | technical | supervisor agrícola, supervisor de campo agrícola, jefatura de fundo, administración de fundos, farm management, gestión de fundos, capataz agrícola | Manejo agronómico de cultivos, Tareo de personal
Labores de cosecha | technical | ?cosecha, cosechador, harvesting, cosecha de arándano, raleo y deshoje, operario agrícola, obrero de campo, obrero agrícola, cosecha y poscosecha | Manejo agronómico de cultivos
Cultivo de arándano | technical | arándano, producción de arándanos, blueberry | Manejo agronómico de cultivos, Agroexportación
Cultivo de palta | technical | palto, palta hass, producción de paltas, avocado | Manejo agronómico de cultivos, Agroexportación
Cultivo de uva de mesa | technical | uva de mesa, ?vid, producción de uva, viticultura, table grapes, cultivo de uva | Manejo agronómico de cultivos, Poda de frutales
Cultivo de espárrago | technical | espárrago, producción de espárragos, asparagus | Manejo agronómico de cultivos
Cultivo de mango y cítricos | technical | cítricos, cultivo de mango, cultivo de cítricos, producción de mandarinas, citrus | Manejo agronómico de cultivos, Poda de frutales
Cultivo de banano orgánico | technical | banano, producción de banano, plátano y banano, organic banana growing, banana farming | Manejo agronómico de cultivos, Agricultura orgánica
Cultivo de café y cacao | technical | caficultura, producción de cacao, cultivo de cacao, cultivo de café, cacaotero, extensión cafetalera, coffee and cocoa growing, coffee farming | Manejo agronómico de cultivos, Agroforestería
Cultivo de caña de azúcar | technical | caña de azúcar, producción de caña, sugarcane growing, sugarcane farming | Manejo agronómico de cultivos, Industria azucarera
Cultivo de arroz y maíz | technical | producción de arroz, cultivo de arroz, cultivo de maíz, maíz amarillo duro, rice and corn growing, rice farming | Manejo agronómico de cultivos
Cultivo de papa y granos andinos | technical | cultivo de papa, cultivo de quinua, producción de papa, granos andinos, quinua y kiwicha, potato farming, quinoa farming | Manejo agronómico de cultivos
Cultivo de hortalizas | technical | horticultura, hortalizas, producción de hortalizas, vegetable growing, ajíes y pimientos, cultivo de cebolla y ajo | Manejo agronómico de cultivos, Hidroponía
Cultivo de palma aceitera | technical | palma aceitera, oil palm | Manejo agronómico de cultivos
Cultivo de flores y ornamentales | technical | floricultura, producción de flores, floriculture, viveros ornamentales | Viveros y almácigos, Jardinería
Riego tecnificado | technical | riego por goteo, drip irrigation, sistemas de riego, irrigation, riego por aspersión, operador de riego, regador, diseño de sistemas de riego, riego presurizado | Fertirriego, Hidráulica
Fertirriego | technical | fertirrigación, fertigation, operador de fertirriego, soluciones nutritivas | Riego tecnificado, Fertilización de cultivos
Fertilización de cultivos | technical | fertilización, nutrición vegetal, crop nutrition, fertilizantes, abonamiento, planes de fertilización | Fertirriego, Análisis de suelos agrícolas
Análisis de suelos agrícolas | technical | edafología, manejo de suelos, interpretación de análisis de suelos, soil science, fertilidad de suelos | Fertilización de cultivos
Fitosanidad | technical | sanidad vegetal, control fitosanitario, crop protection, control de plagas agrícolas, sanidad agrícola, manejo fitosanitario | Manejo integrado de plagas, Aplicación de agroquímicos
Manejo integrado de plagas | technical | ?mip, control biológico de plagas, integrated pest management, control biológico, controladores biológicos | Fitosanidad, Evaluación de plagas y enfermedades
Evaluación de plagas y enfermedades | technical | evaluador fitosanitario, evaluación fitosanitaria, evaluador de plagas, monitoreo de plagas, pest scouting, evaluador agrícola | Fitosanidad
Aplicación de agroquímicos | technical | aplicación de pesticidas, manejo de agroquímicos, fumigación agrícola, pesticide application, mochila de fumigar, plaguicidas agrícolas, aplicador sanidad | Fitosanidad, Materiales peligrosos
Entomología y fitopatología | technical | entomología, fitopatología, entomology, plant pathology, nematología | Fitosanidad
Poda de frutales | technical | poda, podador, pruning, injertos, injerto y poda, injertación | Manejo agronómico de cultivos
Viveros y almácigos | technical | manejo de viveros, vivero, viverista, nursery management, propagación de plantas, producción de plantones, viveros forestales | Agronomía, Reforestación
Hidroponía | technical | cultivos hidropónicos, hydroponics, invernaderos, cultivo protegido, manejo de invernaderos | Cultivo de hortalizas
Agricultura orgánica | technical | organic farming, agroecología, producción orgánica, agroecology, abonos orgánicos, biohuertos, compostaje y humus | Certificaciones orgánicas y sostenibles
GlobalG.A.P. | technical | globalgap, global gap, buenas prácticas agrícolas, good agricultural practices, bpa agrícola, ?grasp | Inocuidad alimentaria, Certificaciones orgánicas y sostenibles
Poscosecha | technical | postcosecha, manejo poscosecha, postharvest, pos cosecha, fisiología poscosecha | Selección y clasificación de productos
Control de calidad de frutas y hortalizas | technical | calidad de fruta fresca, inspección de fruta, control de calidad agrícola, calibre y brix, inspector de calidad agroindustrial, fresh produce quality control, fruit quality control | Control de calidad, Poscosecha
Operación de tractor agrícola | technical | tractorista, tractor agrícola, maquinaria agrícola, tractor driving, operador de maquinaria agrícola, tractorista agrícola, mecanización agrícola, cosechadora combinada | Manejo agronómico de cultivos, Operación de equipos pesados
Extensión agrícola | technical | asistencia técnica agropecuaria, extensionismo rural, agricultural extension, extensionista, extensión rural, escuelas de campo, asistencia técnica a productores | Desarrollo rural, Agronomía
Asesoría técnica en agroquímicos | technical | representante técnico comercial agrícola, rtc agrícola, desarrollo de mercado agrícola, ensayos de campo agrícolas, agrochemical technical advice, crop protection advisory | Fitosanidad, Fertilización de cultivos
Mejoramiento genético vegetal | technical | producción de semillas, fitomejoramiento, plant breeding, semillas certificadas, cultivo in vitro de plantas | Agronomía, Biotecnología
Agricultura de precisión | technical | precision agriculture, drones agrícolas, agtech, índice ndvi, telemetría agrícola | Teledetección, Pilotaje de drones
Agronegocios | technical | agribusiness, gestión de agronegocios, cadenas productivas agrícolas, cadenas de valor agropecuarias | Agroexportación, Asociatividad y cooperativas agrarias
Asociatividad y cooperativas agrarias | technical | fortalecimiento de asociaciones de productores, cooperativas agrarias, agroideas, plan de negocio agroideas, organizaciones de productores, agricultural cooperatives, farmer organizations | Desarrollo rural, Agronegocios
Trámites SENASA | technical | ?senasa, registro de plaguicidas, ?sanidad agraria, certificación senasa, lugar de producción senasa, agricultural health permits | Certificación fitosanitaria
Agroforestería | technical | sistemas agroforestales, agroforestry, silvopasturas | Reforestación, Cultivo de café y cacao
?Ingeniería forestal | technical | forestry, gestión forestal, manejo forestal, forest management, silvicultura, regente forestal, ?serfor, ?osinfor | Reforestación, Inventario forestal
Inventario forestal | technical | censo forestal, forest inventory, dendrología, cubicación de madera, ?matero | Ingeniería forestal
Reforestación | technical | plantaciones forestales, reforestation, forestación, revegetación, restauración ecológica | Viveros y almácigos, Ingeniería forestal
Aserrío y transformación de madera | technical | aserradero, industria maderera, sawmilling, operador de motosierra, motosierra, motosierrista, secado de madera | Carpintería en madera, Ingeniería forestal
Apicultura | technical | crianza de abejas, beekeeping, apicultor, producción de miel | Producción pecuaria
Zootecnia | technical | animal science, ?ingeniería zootecnista, zootecnista | Producción pecuaria, Nutrición animal
Producción pecuaria | technical | ganadería, producción animal, livestock, manejo ganadero, crianza de animales, pecuario | Zootecnia, Ganado lechero
Ganado lechero | technical | producción lechera, ordeño, ordeño mecánico, dairy farming, manejo de establo, ordeñador, vacunos de leche | Producción pecuaria, Industria láctea
Ganado de engorde | technical | engorde de ganado, beef cattle, vacunos de engorde, feedlot | Producción pecuaria
Avicultura | technical | producción avícola, poultry farming, granjas avícolas, manejo de galpones, galponero, pollos de engorde, gallinas ponedoras, crianza de aves, aves de postura | Producción pecuaria, Incubación avícola
Incubación avícola | technical | planta de incubación, hatchery, sexado de aves, reproductoras avícolas | Avicultura
Porcicultura | technical | producción porcina, crianza de cerdos, pig farming, granja porcina, galponero de cerdos, porcinos | Producción pecuaria
Crianza de cuyes y animales menores | technical | crianza de cuyes, cuyes, producción de cuyes, animales menores, cunicultura, guinea pig farming | Producción pecuaria
Crianza de camélidos sudamericanos | technical | camélidos sudamericanos, alpacas, crianza de alpacas, esquila, alpaca breeding, esquila de alpacas, alpaqueros | Producción pecuaria
Crianza de ovinos y caprinos | technical | ovinos, caprinos, sheep farming, crianza de ovinos, ganado ovino | Producción pecuaria
Inseminación artificial de ganado | technical | inseminación artificial, inseminador, artificial insemination, transferencia de embriones en bovinos, mejoramiento genético animal, reproducción animal | Zootecnia, Medicina veterinaria
Nutrición animal | technical | animal nutrition, formulación de raciones, formulación de dietas animales, alimentación animal | Alimentos balanceados, Zootecnia
Pastos y forrajes | technical | manejo de pastos, forrajes, pasture management, pastos cultivados, ensilado | Producción pecuaria, Agronomía
Caballos y equitación | technical | manejo de caballos, equitación, horse handling, caballerango, ?haras, doma de caballos | Producción pecuaria
Medicina veterinaria | technical | veterinaria, veterinary medicine, médico veterinario, clínica veterinaria, medicina de mascotas | Clínica de animales menores, Sanidad animal
Clínica de animales menores | technical | medicina de perros y gatos, small animal medicine, clínica de pequeños animales, medicina de animales de compañía | >Medicina veterinaria, Asistencia veterinaria
Cirugía veterinaria | technical | veterinary surgery, esterilización de mascotas, cirugía de animales menores | >Medicina veterinaria
Sanidad animal | technical | animal health, control sanitario animal, vacunación de ganado, vacunación de animales, epidemiología veterinaria, dosificación de ganado, técnico agropecuario | Medicina veterinaria, Producción pecuaria
Asistencia veterinaria | technical | asistente veterinario, técnico veterinario, veterinary assistance, auxiliar veterinario | Medicina veterinaria
Peluquería canina | technical | grooming, groomer, pet grooming, baño y corte de mascotas, estética canina, baño de mascotas | Asistencia veterinaria, Adiestramiento canino
Adiestramiento canino | technical | entrenamiento de perros, dog training, adiestrador canino, guía canino, agente k9, unidad canina | Peluquería canina, Vigilancia privada
Cuidado de mascotas | technical | paseador de perros, pet care, pet sitting, dog walking, hospedaje de mascotas | Peluquería canina
?Pesca | technical | ?ingeniería pesquera, fishing, fisheries, fishing engineering, pesca industrial, pesquería, sector pesquero | Procesamiento pesquero, Acuicultura
Pesca artesanal | technical | artisanal fishing, pescador artesanal, desembarque pesquero, produce pesca artesanal | Pesca, Marinería
Procesamiento pesquero | technical | harina de pescado, planta de harina de pescado, seafood processing, congelado de pescado, conservas de pescado, procesamiento hidrobiológico, fish meal, fileteo de pescado, procesamiento de pota | Conservas y congelados, Sanipes
Sanipes | technical | sanidad pesquera, habilitación sanipes, protocolo técnico sanipes, inspección pesquera, fisheries health authority procedures, seafood sanitary certification | Inocuidad alimentaria, Procesamiento pesquero
Acuicultura | technical | aquaculture, piscicultura, crianza de truchas, cultivo de langostino, langostineras, truchicultura, cultivo de concha de abanico, crianza de tilapia, fish farming, acuícola | Pesca, Biología marina
Marinería | technical | marinero, seamanship, tripulante de pesca, patrón de pesca, carné de marinero dicapi, libreta de embarque, tripulante de embarcaciones | Pesca, Maquinaria naval
Navegación marítima | technical | oficial de marina mercante, ?navigation, capitán de travesía, dicapi, patrón de embarcación, curso omi, stcw, cursos omi básicos | Marinería, Gestión portuaria
Maquinaria naval | technical | motorista naval, maquinista naval, motores marinos, marine engines, jefe de máquinas, motores fuera de borda, motorista de embarcación | Motores diésel, Marinería
Buceo profesional | technical | buzo, professional diving, buzo comercial, buceo industrial, scuba diving, trabajos submarinos, buzo mariscador | Pesca, Naval y construcción de embarcaciones
Fiscalización pesquera | technical | inspector de pesca, fiscalizador pesquero, normativa pesquera, cuotas de pesca, programa de vigilancia pesquera, fisheries inspection, fisheries enforcement | Pesca, Derecho administrativo sancionador
`
