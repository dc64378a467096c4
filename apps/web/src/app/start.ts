// The client for the start page: the dashboard comes with it, so that the build names its files in the page.
import './pages/home.tsx';
import './main.tsx';
