/** Skills of graphic, digital, product, fashion and interior design. One per line: name | category | synonyms | related names ('>X': who has it surely has X). */
export const designSkills = `
Diseño gráfico | technical | graphic design, disenador grafico, diseno publicitario, graphic designer | Adobe Photoshop, Adobe Illustrator, Diseño editorial, Identidad visual
Diseño digital | technical | digital design, piezas digitales, diseno de piezas digitales, diseno para redes sociales, artes digitales | Diseño gráfico, Canva
Diseño editorial | technical | editorial design, diagramacion, maquetacion editorial, diagramacion de revistas, diagramacion editorial | Adobe InDesign, Diseño gráfico
Diseño web | technical | web design, diseno de paginas web, web designer, diseno de landing pages | Diseño UI, Maquetación web, Figma
Diseño de empaques | technical | packaging, packaging design, diseno de envases, diseno de packaging, diseno de etiquetas | Diseño gráfico, Preprensa
Identidad visual | technical | visual identity, identidad corporativa, manual de marca, diseno de logotipos, diseno de logos, imagotipo, brand guidelines | Branding, Diseño gráfico
Tipografía | technical | typography, lettering, diseno tipografico, ?caligrafia | Diseño gráfico
Teoría del color | technical | color theory, colorimetria de diseno, psicologia del color | Diseño gráfico
Dirección de arte | technical | art direction, director de arte, direccion artistica | Dirección creativa, Diseño gráfico
Dirección creativa | technical | creative direction, director creativo, conceptualizacion creativa, conceptos creativos | Dirección de arte, Creatividad publicitaria
Ilustración | technical | illustration, ilustracion digital, dibujo digital, ilustrador freelance, digital illustration | Adobe Illustrator, Procreate, Dibujo artístico
Dibujo artístico | technical | artistic drawing, dibujo a mano alzada, ?dibujo, bocetaje, sketching | Ilustración
Arte conceptual | technical | concept art, character design, diseno de personajes | Ilustración, Videojuegos
Cómic y storyboard | technical | storyboard, storyboarding, comic, guion grafico, historietas | Ilustración, Guion audiovisual
Infografías | technical | infographics, diseno de infografias | Diseño gráfico, Visualización de datos
Retoque fotográfico | technical | photo retouching, retoque digital, edicion de fotos, edicion fotografica, photo editing, fotomontaje | Adobe Photoshop, Adobe Lightroom
Preprensa | technical | pre prensa, prepress, preparacion de artes finales, arte final, finalizacion de artes | Diseño gráfico, Impresión offset, Gestión de imprenta
Gestión de imprenta | technical | procesos de impresion, produccion grafica, graphic production, produccion de impresos | Preprensa, Impresión offset
Impresión offset | technical | offset printing, operador offset, prensista offset, prensa offset, Imprenta y offset, industria gráfica, artes gráficas, acabados gráficos, encuadernación | Preprensa, Impresión digital, Flexografía, Impresión digital y gigantografías
Impresión digital | technical | digital printing, gigantografia, impresion de gran formato, plotter de impresion, impresion uv | Impresión offset, Sublimación, Ploteo y corte de vinil
Flexografía | technical | impresion flexografica, flexografico, flexography, huecograbado, flexographic printing, operador de flexográfica, prensista flexográfico | Impresión offset, Diseño de empaques
Serigrafía | technical | screen printing, estampado serigrafico, serigrafia textil, pulpo serigráfico, serígrafo | Sublimación, Estampado textil
Sublimación | technical | sublimado, estampado por sublimacion, estampado dtf, ?dtf, sublimation printing, transfer textil | Serigrafía, Impresión digital, Estampado textil
Ploteo y corte de vinil | technical | plotter de corte, corte de vinil, vinilos, instalacion de viniles, rotulado de vinil, vinyl cutting, vinyl plotting | Impresión digital, Señalética
Señalética | technical | signage, diseno de senaletica, senalizacion grafica, letras corporeas | Diseño gráfico
Corte láser | technical | laser cutting, grabado laser, corte y grabado laser, Impresión digital y gigantografías, operador de plotter, large format printing, ploteo de vinil, router cnc publicitario | Ploteo y corte de vinil, Impresión 3D, Serigrafía, Imprenta y offset
Merchandising gráfico | technical | diseno de material pop, material p.o.p., piezas pop, diseno de merchandising, promotional graphics, pop material design | Diseño gráfico, Trade marketing
Presentaciones visuales | technical | diseno de presentaciones, presentation design, diseno de diapositivas | Microsoft PowerPoint, Diseño gráfico
Adobe Creative Cloud | tool | suite adobe, adobe cc, creative cloud, adobe suite, paquete adobe, adobe creative suite, programas adobe | Adobe Photoshop, Adobe Illustrator, Adobe InDesign
Adobe Photoshop | tool | photoshop, photo shop, photoshop cc, adobe ps, photoshop cs6, fotoshop | Adobe Illustrator, GIMP, Adobe Lightroom, Affinity Photo
Adobe Illustrator | tool | illustrator, adobe ilustrator, ilustrator, illustrator cc | Adobe Photoshop, CorelDRAW, Affinity Designer, Inkscape
Adobe InDesign | tool | indesign, ?in design, adobe in design | Diseño editorial, QuarkXPress, Affinity Publisher
Adobe Lightroom | tool | lightroom, lightroom classic, camera raw | Adobe Photoshop, Capture One
Adobe XD | tool | adobe experience design, ?xd | Figma, Sketch
Adobe Express | tool | adobe spark | Canva
Adobe Firefly | tool | firefly ai, ?firefly | Generación de imágenes con IA
Adobe Dreamweaver | tool | dreamweaver | HTML, CSS
Adobe Acrobat | tool | acrobat pro, adobe acrobat pro, adobe pdf, acrobat reader | Adobe InDesign
Adobe Dimension | tool | adobe dimension cc, maquetas 3d en adobe dimension | Modelado 3D
Substance Painter | tool | substance 3d, adobe substance | Texturizado 3D, Modelado 3D
Adobe Fresco | tool | fresco ipad | Procreate, Ilustración
CorelDRAW | tool | corel draw, corel, coreldraw graphics suite, corell draw | Adobe Illustrator, Inkscape
Canva | tool | canva pro | Adobe Express, Diseño digital
GIMP | tool | gnu image manipulation program | Adobe Photoshop
Inkscape | tool | ink scape | Adobe Illustrator, CorelDRAW
Affinity Designer | tool | affinity suite | Adobe Illustrator
Affinity Photo | tool | affinity foto | Adobe Photoshop
Affinity Publisher | tool | affinity editorial | Adobe InDesign
QuarkXPress | tool | quark xpress, quark express | Adobe InDesign
Procreate | tool | pro create, procreate ipad | Ilustración, Clip Studio Paint
Clip Studio Paint | tool | clip studio, manga studio | Procreate, Ilustración
Krita | tool | krita paint | Procreate, Ilustración
Tableta gráfica | tool | wacom, tableta digitalizadora, graphics tablet, tableta wacom | Ilustración
Freepik | tool | bancos de imagenes, stock photos | Diseño gráfico
Midjourney | tool | mid journey | >Generación de imágenes con IA
Stable Diffusion | tool | stablediffusion | >Generación de imágenes con IA, Midjourney
DALL-E | tool | dalle, openai dall-e | >Generación de imágenes con IA, Midjourney
Generación de imágenes con IA | technical | ai image generation, imagenes con ia, ia para diseno, creacion de imagenes con ia | Inteligencia artificial generativa, Diseño gráfico
Diseño UX | technical | ux, ux design, user experience, experiencia de usuario, ux designer, diseno de experiencia de usuario | Diseño UI, Investigación UX, Arquitectura de información
Diseño UI | technical | ui, ui design, user interface, interfaz de usuario, diseno de interfaces, ui designer | Diseño UX, Figma, Design systems
Diseño UX/UI | technical | ux/ui, ui/ux, ux/ui design, user experience and interface design | >Diseño UX, >Diseño UI
Investigación UX | technical | ux research, user research, investigacion de usuarios, investigacion con usuarios, ux researcher | Diseño UX, Pruebas de usabilidad, Entrevistas a usuarios
UX writing | technical | redaccion ux, ux writer, microcopy, content design | Diseño UX, Copywriting
Pruebas de usabilidad | technical | usability testing, testeo con usuarios, test de usabilidad, user testing, usabilidad | Investigación UX
Evaluación heurística | technical | heuristic evaluation, auditoria ux, heuristicas de nielsen | Pruebas de usabilidad, Diseño UX
Entrevistas a usuarios | technical | user interviews, entrevistas en profundidad a usuarios | Investigación UX
Arquitectura de información | technical | information architecture, card sorting, mapa de sitio, sitemap | Diseño UX
Wireframes | technical | wireframing, bocetos de interfaz | Prototipado, Diseño UI
Prototipado | technical | prototyping, prototipos interactivos, prototipado rapido, prototipado de alta fidelidad, mockups | Figma, Wireframes
User personas | technical | buyer persona, mapa de empatia, arquetipos de usuarios | Diseño UX, Customer journey
Customer journey | technical | customer journey map, journey map, mapa de experiencia del cliente, viaje del cliente, user journey | Experiencia del cliente, Diseño de servicios
User flows | technical | flujos de usuario, task flows, diagramas de flujo de usuario | Diseño UX, Wireframes
Diseño de interacción | technical | interaction design, microinteracciones, ixd | Diseño UX, Motion graphics
Design systems | technical | sistema de diseno, atomic design, libreria de componentes ui | Diseño UI, Figma
Design thinking | technical | pensamiento de diseno, human centered design, diseno centrado en el usuario, design sprint | Diseño de servicios, Innovación
Diseño de servicios | technical | service design, service blueprint, blueprint de servicios | Customer journey, Design thinking
Diseño de producto digital | technical | product design, product designer | Diseño UX/UI, Gestión de producto
Diseño de interfaces de voz | technical | vui, voice user interface, diseno conversacional, conversational design | Diseño UX, Chatbots
Diseño inclusivo | technical | inclusive design, ?diseno universal, diseno accesible | Accesibilidad web, Diseño UX
Figma | tool | figma design, figjam, fig ma | Diseño UI, Adobe XD, Sketch, Prototipado
?Sketch | tool | sketch app, bohemian sketch | Figma, Adobe XD
InVision | tool | in vision app | Figma, Prototipado
Axure | tool | axure rp | Prototipado, Figma
Balsamiq | tool | balsamiq mockups | Wireframes
ProtoPie | tool | proto pie | Prototipado, Figma
Zeplin | tool | zeplin handoff | Figma
Framer | tool | framer web, framer motion | Figma, Webflow
Webflow | tool | web flow | Diseño web, Wix, Framer
Wix | tool | wix studio, wix editor | Diseño web, Squarespace, WordPress
Squarespace | tool | square space | Wix
Maze | tool | maze ux | Pruebas de usabilidad
UserTesting | tool | user testing platform | Pruebas de usabilidad, Maze
Hotjar | tool | hot jar, mapas de calor web | Microsoft Clarity, Pruebas de usabilidad
Microsoft Clarity | tool | ms clarity, clarity analytics | Hotjar, Analítica web
Miro | tool | miro board, realtimeboard | Design thinking, Figma
?Mural | tool | mural app | Miro, Design thinking
Diseño industrial | technical | industrial design, diseno de productos industriales, diseno de producto fisico | Modelado 3D, SolidWorks, Impresión 3D
Diseño de joyas | technical | jewelry design, ?joyeria, diseno de joyeria, orfebreria, jewelry making, platería, joyero, engaste | Rhinoceros, Diseño industrial, Artesanía
Diseño de calzado | technical | footwear design, modelaje de calzado, diseno y modelaje de calzado | Diseño de modas
Impresión 3D | technical | 3d printing, impresora 3d, manufactura aditiva, fabricacion digital, fablab | Modelado 3D, Diseño industrial
Modelado 3D | technical | 3d modeling, modelamiento 3d, modelador 3d, diseno 3d, modelaje 3d | Blender, 3ds Max, SketchUp, Renderizado 3D
Renderizado 3D | technical | 3d rendering, renders, renderizado, recorridos virtuales 3d | V-Ray, Lumion, Modelado 3D
Diseño de modas | technical | fashion design, diseno de prendas, diseno de indumentaria, fashion designer, diseñador de modas, diseño y confección de modas, textile design | Patronaje, Fichas técnicas de prendas, Diseño textil
Diseño textil | technical | diseno de estampados, print design textil, diseno de tejidos, textile print design | Diseño de modas, Estampado textil
Estampado textil | technical | textile printing, estampado rotativo, estampado digital textil, estampado, estampador, estampado de prendas | Diseño textil, Serigrafía, Industria textil
Patronaje | technical | pattern making, patronaje industrial, moldes de prendas, patronista, modelaje de prendas, patternmaking, moldaje, moldes de ropa, escalado de moldes, moldería, patronaje y escalado, tallado de moldes | Escalado de tallas, Diseño de modas, Optitex, Confección de prendas
Escalado de tallas | technical | grading textil, graduacion de tallas, pattern grading, size grading | Patronaje
Fichas técnicas de prendas | technical | tech pack, ficha tecnica textil, techpack, fichas tecnicas de confeccion, desarrollo de producto textil, desarrollo de muestras textiles, merchandiser textil, desarrollo de colecciones, desarrollo de producto de moda, product development textil | Diseño de modas, Control de calidad textil
Estilismo de moda | technical | fashion styling, ?styling, asesoria de imagen, personal shopper, estilista de moda | Diseño de modas, Tendencias de moda
Tendencias de moda | technical | fashion trends, coolhunting, trend forecasting, wgsn, cool hunting | Diseño de modas
Figurín de moda | technical | ilustracion de moda, fashion illustration, figurines | Ilustración, Diseño de modas
Escaparatismo | technical | window display, diseno de vitrinas, vitrinismo, decoracion de vitrinas, Visual merchandising, visual merchandiser, exhibicion visual, vm retail, visual de tienda, window dressing, visual retail | Merchandising, Exhibición y reposición de productos
Moda sostenible | technical | sustainable fashion, slow fashion, upcycling textil | Diseño de modas
Optitex | tool | opti tex, optitex pds | Patronaje, Gerber AccuMark, Tizado y corte textil
Gerber AccuMark | tool | ?gerber, accumark, gerber technology, gerber textil | Patronaje, Lectra Modaris, Tizado y corte textil
Lectra Modaris | tool | lectra, modaris, lectra kaledo | Patronaje, Audaces, Tizado y corte textil
Audaces | tool | audaces moldes, audaces idea, audaces 360 | Patronaje, Gerber AccuMark
CLO 3D | tool | clo3d | Diseño de modas, Modelado 3D, Patronaje
Marvelous Designer | tool | marvelous 3d | CLO 3D, Modelado 3D
Decoración de interiores | technical | interior decoration, decoracion del hogar, home staging, decoracion de espacios | Diseño de interiores
Diseño de stands | technical | stand design, diseno de stands feriales, montaje de stands, diseno de ferias | Diseño de exhibición comercial, Modelado 3D
Diseño de exhibición comercial | technical | retail design, diseno de espacios comerciales, diseno de tiendas, diseno de exhibidores, layout de tiendas | Diseño de interiores, Visual merchandising
Escenografía | technical | set design, escenografia teatral, diseno de escenarios | Dirección de arte
Museografía | technical | diseno de exposiciones, museografia y curaduria, montaje de exposiciones, exhibition design, museum exhibit design | Escenografía
Diseño de iluminación | technical | lighting design, iluminacion arquitectonica, luminotecnia, dialux, ?Iluminación | Diseño de interiores, Instalaciones eléctricas
Diseño de paisajes | technical | diseno de jardines, arquitectura paisajista, garden design | Diseño de interiores
Planos arquitectónicos | technical | dibujo de planos, desarrollo de planos, dibujo arquitectonico, architectural drafting, floor plan drafting | AutoCAD, Diseño arquitectónico
Dibujo técnico | technical | technical drawing, drafting, dibujante tecnico, lectura y dibujo de planos, cadista, dibujo cad, dibujo de ingeniería, cad drafting | AutoCAD, Planos arquitectónicos, Elaboración de planos
AutoCAD | tool | auto cad, autodesk autocad, autocad 2d, autocad 3d, autocad 2d y 3d | Revit, Dibujo técnico, BricsCAD, Elaboración de planos
BricsCAD | tool | brics cad | AutoCAD
ZWCAD | tool | zw cad | AutoCAD, BricsCAD
Vectorworks | tool | vector works | AutoCAD, Revit
3ds Max | tool | 3d max, 3dmax, autodesk 3ds max, 3ds max design | >Modelado 3D, Maya, V-Ray
SolidWorks | tool | solid works, ds solidworks | Autodesk Inventor, Fusion 360, Diseño industrial, Diseño de máquinas
Autodesk Inventor | tool | inventor professional, ?inventor, inventor cad | SolidWorks, Fusion 360, Diseño de máquinas
Fusion 360 | tool | autodesk fusion 360, autodesk fusion | SolidWorks, Impresión 3D, Diseño de máquinas, Programación CAM
KeyShot | tool | key shot | Renderizado 3D, Diseño industrial
ArcGIS | tool | arcgis pro, arcmap, esri arcgis, arc gis, arcgis online | >Sistemas de información geográfica, QGIS
QGIS | tool | quantum gis, q gis | >Sistemas de información geográfica, ArcGIS
Google Earth Engine | tool | earth engine, google earth pro, google earth | Sistemas de información geográfica, Cartografía
Portafolio de diseño | technical | design portfolio, portafolio en behance, portafolio creativo, behance | Diseño gráfico
`
